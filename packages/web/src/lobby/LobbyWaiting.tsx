import { houses } from '@cardroom/core/houses';
import { HouseMark } from '../art/HouseMark.tsx';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import gameCardCss from './GameCard.module.css';
import gamesCss from './Games.module.css';
import houseBandCss from './HouseBand.module.css';
import houseStripCss from './HouseStrip.module.css';
import lobbyScreenCss from './LobbyScreen.module.css';

const CARDS = [0, 1, 2, 3, 4, 5];

/** The lobby before the room has answered: the houses stand where they will be. */
export function LobbyWaiting() {
  return (
    <div className={lobbyScreenCss.lobby} aria-busy="true">
      <div className={ui.unseen}>
        <h1>{t('lobby.heading')}</h1>
        <p role="status">{t('app.loading')}</p>
      </div>
      <div className={houseStripCss.houses} aria-hidden="true">
        {Object.entries(houses).map(([id, { name }]) => (
          <div key={id} className={houseStripCss.house} data-house={id}>
            <span className={houseStripCss.mark}>
              <HouseMark house={id as keyof typeof houses} size={36} />
            </span>
            <span className={houseStripCss.name}>{name}</span>
          </div>
        ))}
      </div>
      <div className={houseBandCss.band} data-ghost aria-hidden="true" />
      <div className={lobbyScreenCss.floor} aria-hidden="true">
        <div className={gamesCss.games}>
          {CARDS.map((n) => (
            <div key={n} className={`${ui.panel} ${gameCardCss.game}`} data-ghost />
          ))}
        </div>
      </div>
    </div>
  );
}
