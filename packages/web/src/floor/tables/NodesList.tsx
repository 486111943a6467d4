import { useQuery } from '@tanstack/react-query';
import figuresCss from '../figures.module.css';
import type { RoomNode } from '../floor-api.ts';
import { nodesQuery } from '../floor-queries.ts';
import { Scroll } from '../Scroll.tsx';
import { count, t } from '../t.ts';
import { momentOf } from '../words.ts';

/** The nodes that run the room together; nothing where one process runs it alone. */
export function NodesList() {
  const { data } = useQuery(nodesQuery);
  const nodes = data?.nodes ?? [];
  if (nodes.length === 0) return null;
  return (
    <Scroll label={t('nodes.title')} panel>
      <table className={`${figuresCss.figures} ${figuresCss.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{t('nodes.node')}</th>
            <th scope="col">{t('nodes.state')}</th>
            <th scope="col">{t('nodes.tables')}</th>
            <th scope="col">{t('nodes.load')}</th>
            <th scope="col">{t('nodes.lag')}</th>
            <th scope="col">{t('nodes.version')}</th>
            <th scope="col">{t('nodes.since')}</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <tr key={`${node.name} ${node.since}`}>
              <th scope="row" data-wide>
                {node.name}
              </th>
              <td data-label={t('nodes.state')} data-bad={!node.live || undefined}>
                {t(`nodes.${stateOf(node)}`)}
              </td>
              <td data-label={t('nodes.tables')}>{known(node, count('nodes.count', node.tables))}</td>
              <td data-label={t('nodes.load')}>{known(node, node.load)}</td>
              <td data-label={t('nodes.lag')}>{known(node, t('nodes.ms', { n: Math.round(node.lag) }))}</td>
              <td data-label={t('nodes.version')}>{node.version}</td>
              <td data-label={t('nodes.since')}>{momentOf(node.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** What it said last is no longer so. */
const known = ({ live }: RoomNode, figure: string | number) => (live ? figure : t('nodes.unknown'));

const stateOf = ({ live, draining }: RoomNode) => (!live ? 'silent' : draining ? 'leaving' : 'well');
