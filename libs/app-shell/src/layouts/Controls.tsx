import { languageNames, shortLanguageNames, useText } from '@wallet/i18n';
import { LanguageSelect, ThemeSelect } from '@wallet/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useApp } from '../store/app-context.ts';
import { applyTheme, readTheme, subscribeToTheme, themes, type Theme } from '../preferences/theme.ts';

/** Controls in the top bar: theme, and language if the app has more than one. */
export function Controls() {
  const { t, language } = useText('common');
  const { definition, device, switchLanguage } = useApp();
  const { languages } = definition.profile;
  const [hasFailed, setFailed] = useState(false);
  const theme = useSyncExternalStore<Theme>(
    subscribeToTheme,
    () => readTheme(device),
    () => 'system',
  );

  return (
    <>
      <ThemeSelect
        label={t('theme.label')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(next) => applyTheme(device, next)}
      />
      {languages.length > 1 && (
        <LanguageSelect
          label={t('language.label')}
          value={language}
          shown={shortLanguageNames[language]}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          error={hasFailed ? t('language.failed') : null}
          onChange={(next) => {
            setFailed(false);
            switchLanguage(next).catch(() => setFailed(true));
          }}
        />
      )}
    </>
  );
}
