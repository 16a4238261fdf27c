import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeFrom, toDesignTokens, toScss } from '@wallet/operator/theme';
import { Button, downloadFile } from '@wallet/ui-kit';
import { frameName } from './brand.ts';
import { Frames } from './Frames.tsx';

/** The stories that can be shown, by id. */
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
  readonly screen: keyof typeof screens;
  readonly language: string;
}

const save = (file: string, content: string) => downloadFile(new File([content], file));

/** One screen of a brand, dark and light. */
function BrandPage({ name, mark, brandColor, off, build, screen, language }: BrandArgs) {
  const settings = { names: { th: name, lo: name, en: name }, off, ...(mark !== '' && { mark }) };
  const brand = frameName({ settings: { version: 'story', ...settings }, brandColor });
  const files = {
    'settings.json': () => JSON.stringify({ ...settings, brandColor }, null, 2),
    'colors.scss': () => toScss(themeFrom(brandColor)),
    'brand.tokens.json': () => JSON.stringify(toDesignTokens(themeFrom(brandColor)), null, 2),
  };

  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '1.5rem' }}>
      <h1>Try a brand</h1>
      <p>
        Choose name, logo and colour in the panel below. Both themes are made from the one colour, with every contrast kept. Then save what
        you need: the settings go to the operator’s server, the colours into a build, the tokens into a design program.
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {Object.entries(files).map(([file, content]) => (
          <Button key={file} variant="secondary" onClick={() => save(file, content())}>
            {`Save ${file}`}
          </Button>
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {['dark', 'light'].map((theme) => (
          <Frames
            key={theme}
            name={brand}
            stories={{ [`${screen}, ${theme}`]: screens[screen] }}
            globals={`language:${language};theme:${theme};build:${build}`}
          />
        ))}
      </div>
    </div>
  );
}

const meta: Meta<BrandArgs> = {
  title: 'Foundations/Brand',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'Lucky Wallet', mark: '', brandColor: '#1d6fd1', off: [], build: 'th', screen: 'Home', language: 'th' },
  argTypes: {
    brandColor: { control: 'color' },
    off: { control: 'check', options: ['bonus', 'spin', 'invite', 'refund', 'transfer', 'statement', 'howto', 'contact'] },
    build: { control: 'inline-radio', options: ['th', 'la'] },
    screen: { control: 'inline-radio', options: Object.keys(screens) },
    language: { control: 'inline-radio', options: ['th', 'lo', 'en'] },
  },
  render: (args) => <BrandPage {...args} />,
};
export default meta;

export const Brand: StoryObj<BrandArgs> = { name: 'Try a brand' };
