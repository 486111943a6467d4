import type { FloorCommand, TableState } from '@cardroom/core/table';
import { useState } from 'react';
import { say } from '../../app/toasts.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { floorApi } from '../floor-api.ts';
import { t } from '../t.ts';
import { HoldBets } from './HoldBets.tsx';
import { RulingPanel } from './RulingPanel.tsx';

interface Props {
  readonly table: string;
  readonly state: TableState;
  readonly nameAt: (seat: number) => string;
  readonly onClose: () => void;
}

/** A ruling by somebody of the floor who watches the table. */
export default function RulingDialog({ table, state, nameAt, onClose }: Props) {
  const [problem, setProblem] = useState('');
  const act = async (command: FloorCommand): Promise<boolean> => {
    const answer = await floorApi.command(table, command);
    if (answer.ok) {
      setProblem('');
      say(t('floor.done', { what: t(`manage.did.${command.type}`) }));
      if (command.type === 'rule') onClose();
    } else setProblem(answer.message);
    return answer.ok;
  };
  return (
    <Dialog title={state.sign.offering.name} wide onClose={onClose}>
      <HoldBets hand={state.hand} act={act} />
      <RulingPanel {...{ table, state, nameAt, problem, act }} onCancel={onClose} />
    </Dialog>
  );
}
