import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Brand } from '../brand/Brand.tsx';
import { sampleMark, textsFor, withTexts } from '../story-texts.ts';
import { Card } from '../card/Card.tsx';
import { TextField } from '../fields/TextField.tsx';
import { LanguageSelect } from '../controls/LanguageSelect.tsx';
import { ThemeSelect } from '../controls/ThemeSelect.tsx';
import type { LayoutLink } from './layout-parts.tsx';
import { MemberLayout } from './MemberLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const onLogout = fn();

const StoryLink: LayoutLink = ({ to, children, ...rest }) => (
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
        value="en"
        shown="EN"
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

function Members({ texts, children }: { readonly texts: ReturnType<typeof textsFor>; readonly children: ReactNode }) {
  return (
    <MemberLayout
      brand={<Brand name="A very long name of an operator" mark={sampleMark} />}
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
        { to: '/user/profile', label: texts.profile, icon: 'profile' },
        { to: { search: '?modal=conditions' }, label: texts.conditions, icon: 'conditions' },
        { to: '/user/statement', label: texts.history, icon: 'statement' },
        { to: '/user/contact', label: texts.contact, icon: 'contact' },
      ]}
    >
      {children}
    </MemberLayout>
  );
}

/**
 * **When to use.** Use `PublicLayout` for pages before login, and `MemberLayout` after. Final pages, such as the notice of a closed
 * service, have no layout. Labels at the bottom have room for one short word in each language. In landscape or on a magnified page, the
 * top bar scrolls away and the bottom bar is flat.
 *
 * **Do** use one frame a page; edge to edge on phones.
 *
 * **Don't** draw a bar inside a page.
 */
const meta: Meta = { title: 'Layout/Frames', parameters: { layout: 'fullscreen' } };
export default meta;

export const ForVisitors: StoryObj = {
  render: withTexts((texts) => (
    <PublicLayout
      brand={<Brand name="Siam Fortune" mark={sampleMark} />}
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
      <Card>{texts.slipHint}</Card>
    </PublicLayout>
  )),
};

export const ForMembers: StoryObj = {
  render: withTexts((texts) => (
    <Members texts={texts}>
      <Card>{texts.slipHint}</Card>
    </Members>
  )),
  play: async ({ canvas, userEvent, ...context }) => {
    const texts = textsFor(context);
    await expect(canvas.getByText(texts.home).closest('[aria-current=page]')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: texts.logOut }));
    await expect(onLogout).toHaveBeenCalled();
  },
};

/** A focused element is never hidden behind a bar. */
export const LongForm: StoryObj = {
  render: withTexts((texts) => (
    <Members texts={texts}>
      <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} name={`field-${String(index)}`} label={`${texts.amount} ${String(index + 1)}`} />
        ))}
      </div>
    </Members>
  )),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    const isHidden = (field: HTMLElement) => {
      field.focus();
      const box = field.getBoundingClientRect();
      return (
        box.top < canvas.getByRole('banner').getBoundingClientRect().bottom ||
        box.bottom > (canvas.queryByRole('navigation')?.getBoundingClientRect().top ?? window.innerHeight)
      );
    };
    // Down to the end and up again, because a different bar is in the way in each direction.
    await expect([...fields, ...fields.toReversed()].filter(isHidden)).toEqual([]);
    window.scrollTo(0, 0);
  },
};

/** On a magnified page, one bar scrolls away and the other is flat. While a field is in use, the other is gone too. */
export const Magnified: StoryObj = {
  ...LongForm,
  globals: { viewport: { value: 'magnified' } },
  play: async (context) => {
    await LongForm.play?.(context);
    const { canvas } = context;
    const field = canvas.getAllByRole('textbox')[8];
    field?.focus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    field?.blur();
    const contentHeight =
      canvas.getByRole('navigation').getBoundingClientRect().top - Math.max(0, canvas.getByRole('banner').getBoundingClientRect().bottom);
    await expect(contentHeight / window.innerHeight).toBeGreaterThan(0.8);
    window.scrollTo(0, 0);
  },
};

/** On the narrowest phone, labels at the bottom fit on one line. */
export const Narrow: StoryObj = {
  ...ForMembers,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const words = [...canvas.getByRole('navigation').querySelectorAll('a > span:last-child')];
    await expect(words.filter((word) => word.getBoundingClientRect().height > 20)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** With large text, nothing is wider than the phone. */
export const LargeText: StoryObj = {
  ...ForMembers,
  globals: { viewport: { value: 'phone' }, text: 'large' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
