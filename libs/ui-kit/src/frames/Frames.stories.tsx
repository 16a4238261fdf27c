import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Brand } from '../brand/Brand.tsx';
import { mekongMark, siamMark } from '../brand/marks.ts';
import { Card } from '../card/Card.tsx';
import { TextField } from '../fields/TextField.tsx';
import { LanguageSelect } from '../controls/LanguageSelect.tsx';
import { ThemeSelect } from '../controls/ThemeSelect.tsx';
import { textsFor } from '../story-texts.ts';
import type { FrameLink } from './frame-link.ts';
import { MemberFrame } from './MemberFrame.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const onLogout = fn();

const StoryLink: FrameLink = ({ to, children, ...rest }) => (
  <a href="#story" data-to={typeof to === 'string' ? to : to.search} {...rest}>
    {children}
  </a>
);

function Controls({ texts }: { readonly texts: ReturnType<typeof textsFor> }) {
  return (
    <>
      <ThemeSelect
        label={texts.theme}
        value="dark"
        options={[
          { value: 'dark', label: texts.dark },
          { value: 'light', label: texts.light },
        ]}
        onChange={fn()}
      />
      <LanguageSelect
        label={texts.language}
        value="th"
        options={[
          { value: 'th', label: 'ไทย' },
          { value: 'lo', label: 'ລາວ' },
          { value: 'en', label: 'English' },
        ]}
        error={null}
        onChange={fn()}
      />
    </>
  );
}

const meta: Meta = { title: 'Components/Frames', parameters: { layout: 'fullscreen' } };
export default meta;

export const ForVisitors: StoryObj = {
  render: (_args, context) => {
    const texts = textsFor(context);
    return (
      <PublicFrame
        brand={<Brand name="Siam Fortune" mark={siamMark} />}
        controls={<Controls texts={texts} />}
        banner={null}
        skipLabel={texts.skip}
        menuLabel={texts.menu}
        linkAs={StoryLink}
        current="/login"
        items={[
          { to: '/login', label: texts.home, icon: 'home' },
          { to: '/register', label: texts.register, icon: 'register' },
          { to: '/howto', label: texts.howto, icon: 'howto' },
          { to: '/contact', label: texts.contact, icon: 'contact' },
        ]}
      >
        <Card>{texts.sentence}</Card>
      </PublicFrame>
    );
  },
};

export const ForMembers: StoryObj = {
  render: (_args, context) => {
    const texts = textsFor(context);
    return (
      <MemberFrame
        brand={<Brand name="A very long name of an operator" mark={siamMark} />}
        controls={<Controls texts={texts} />}
        banner={null}
        skipLabel={texts.skip}
        menuLabel={texts.menu}
        logoutLabel={texts.logOut}
        onLogout={onLogout}
        linkAs={StoryLink}
        current="/user/home"
        home={{ to: '/user/home', label: texts.home }}
        items={[
          { to: { search: '?modal=conditions' }, label: texts.conditions, icon: 'conditions' },
          { to: '/user/contact', label: texts.contact, icon: 'contact' },
        ]}
      >
        <Card>{texts.sentence}</Card>
      </MemberFrame>
    );
  },
  play: async ({ canvas, userEvent, ...context }) => {
    const texts = textsFor(context);
    await expect(canvas.getByText(texts.home).closest('[aria-current=page]')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: texts.logOut }));
    await expect(onLogout).toHaveBeenCalled();
  },
};

/** Whatever gets the focus comes out from under the bars. */
export const LongForm: StoryObj = {
  render: (_args, context) => {
    const texts = textsFor(context);
    return (
      <MemberFrame
        brand={<Brand name="Mekong Lucky" mark={mekongMark} />}
        controls={<Controls texts={texts} />}
        banner={null}
        skipLabel={texts.skip}
        menuLabel={texts.menu}
        logoutLabel={texts.logOut}
        onLogout={onLogout}
        linkAs={StoryLink}
        current="/user/home"
        home={{ to: '/user/home', label: texts.home }}
        items={[{ to: '/user/contact', label: texts.contact, icon: 'contact' }]}
      >
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} name={`field-${String(index)}`} label={`${texts.amount} ${String(index + 1)}`} />
        ))}
      </MemberFrame>
    );
  },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    const top = canvas.getByRole('banner').getBoundingClientRect().bottom;
    const bottom = canvas.getByRole('navigation').getBoundingClientRect().top;
    const isHidden = (field: HTMLElement) => {
      field.focus();
      const box = field.getBoundingClientRect();
      return box.top < top || box.bottom > bottom;
    };
    // Down to the end and up again: each way another bar is in the way.
    await expect([...fields, ...fields.toReversed()].filter(isHidden)).toEqual([]);
    window.scrollTo(0, 0);
  },
};
