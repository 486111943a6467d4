import { CHOICES, type Settings, setSetting, useSettings } from '../app/settings.ts';
import { type PlainKey, t } from '../strings.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';

const names = Object.keys(CHOICES) as (keyof Settings)[];

export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useSettings();
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className={ui.stack}>
        {names.map((name) => (
          <Choice<Settings[typeof name]>
            key={name}
            label={t(`settings.${name}`)}
            value={settings[name]}
            choices={CHOICES[name].map((value) => ({
              value,
              text: t(`settings.${name}.${value}` as PlainKey),
            }))}
            onChoose={(value) => setSetting(name, value)}
          />
        ))}
      </div>
    </Dialog>
  );
}
