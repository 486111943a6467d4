import { houses } from '@cardroom/core/houses';
import { HouseMark } from '../art/HouseMark.tsx';
import { t } from '../strings.ts';

const CARDS = [0, 1, 2, 3, 4, 5];

/** The lobby before the room has answered: the houses stand where they will be. */
export function LobbyWaiting() {
  return (
    <div className="lobby" aria-busy="true">
      <div className="unseen">
        <h1>{t('lobby.heading')}</h1>
        <p role="status">{t('app.loading')}</p>
      </div>
      <div className="houses" aria-hidden="true">
        {Object.entries(houses).map(([id, { name }]) => (
          <div key={id} className="house" data-house={id}>
            <span className="house-mark">
              <HouseMark house={id as keyof typeof houses} size={36} />
            </span>
            <span className="house-name">{name}</span>
          </div>
        ))}
      </div>
      <div className="band ghost" aria-hidden="true" />
      <div className="lobby-floor" aria-hidden="true">
        <div className="games">
          {CARDS.map((n) => (
            <div key={n} className="game panel ghost" />
          ))}
        </div>
      </div>
    </div>
  );
}
