import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeFrom, toDesignTokens, toScss } from '@wallet/operator/theme';
import { Button, downloadFile } from '@wallet/ui-kit';
import { frameName } from './brand.ts';

/** The stories that are shown, by id. */
const screens = {
  Login: 'screens-auth-login--login',
  Home: 'screens-home-home--home',
  Deposit: 'screens-deposit-deposit--by-slip',
  Statement: 'screens-statement-statement--statement',
  Contact: 'screens-contact-contact--for-members',
  Profile: 'screens-profile-profile--profile',
} as const;

interface BrandArgs {
  readonly name: string;
  readonly mark: string;
  readonly brandColor: string;
  readonly off: string[];
  readonly build: string;
  readonly themes: readonly string[];
  readonly languages: readonly string[];
}

const save = (file: string, content: string) => downloadFile(new File([content], file));

/** All screens of a brand at once. */
function BrandPage({ name, mark, brandColor, off, build, themes, languages }: BrandArgs) {
  const settings = { names: { th: name, lo: name, en: name }, off, ...(mark !== '' && { mark }) };
  const brand = frameName({ settings: { version: 'story', ...settings }, brandColor });

  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
      <div style={{ display: 'flex', gap: '1rem' }}>
        <Button onClick={() => save('settings.json', JSON.stringify({ ...settings, brandColor }, null, 2))}>Save settings.json</Button>
        <Button onClick={() => save('colors.scss', toScss(themeFrom(brandColor)))}>Save colors.scss</Button>
        <Button onClick={() => save('brand.tokens.json', JSON.stringify(toDesignTokens(themeFrom(brandColor)), null, 2))}>
          Save design tokens
        </Button>
      </div>
      {themes.map((theme) =>
        languages.map((language) => (
          <div key={theme + language} style={{ display: 'flex', gap: '1rem', overflowX: 'auto' }}>
            {Object.entries(screens).map(([title, id]) => (
              <iframe
                // A frame that is open does not notice another name.
                key={`${id}${brand}`}
                name={brand}
                title={`${title}, ${language}, ${theme}`}
                width={360}
                height={800}
                loading="lazy"
                style={{ flex: 'none', border: 0 }}
                src={`iframe.html?viewMode=story&id=${id}&globals=language:${language};theme:${theme};build:${build}`}
              />
            ))}
          </div>
        )),
      )}
    </div>
  );
}

const meta: Meta<BrandArgs> = {
  title: 'Brand/Brand',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'Lucky Wallet', mark: '', brandColor: '#1d6fd1', off: [], build: 'th', themes: ['dark', 'light'], languages: ['th'] },
  argTypes: {
    brandColor: { control: 'color' },
    off: { control: 'check', options: ['bonus', 'spin', 'invite', 'refund', 'transfer', 'statement', 'howto', 'contact'] },
    build: { control: 'inline-radio', options: ['th', 'la'] },
    themes: { control: 'inline-check', options: ['dark', 'light'] },
    languages: { control: 'inline-check', options: ['th', 'lo', 'en'] },
  },
  render: (args) => <BrandPage {...args} />,
};
export default meta;

export const Brand: StoryObj<BrandArgs> = {};
