import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { textsFor, withTexts } from '../story-texts.ts';
import { ChatButtons, ChatCards, QuickReplies } from './ChatButtons.tsx';
import { ChatMedia, ChatUnknown } from './ChatMedia.tsx';
import { ChatMessage } from './ChatMessage.tsx';
import { ChatText } from './ChatText.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 16 9"><path fill="teal" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="2" fill="gold"/></svg>')}`;
const time = '18:07';

/**
 * **When to use.** For messages of the support chat. For messages of the page itself, use a `Notice`, a toast or an alert.
 *
 * **Do** put the member's own at the end, those of support at the start.
 *
 * **Don't** rely on colour for who wrote.
 */
const meta: Meta<typeof ChatMessage> = { title: 'Patterns/Chat', component: ChatMessage, parameters: { hasOperatorTexts: true } };
export default meta;
type Story = StoryObj<typeof ChatMessage>;

/** Markup stays text, and addresses become links. */
export const Texts: Story = {
  render: withTexts(({ member, support, question, answer, delivered, sending, sendFailed, resend, remove }) => (
    <>
      <ChatMessage from="member" speaker={member} time={time} delivery={{ state: 'succeed', text: delivered }}>
        <ChatText text={question} />
      </ChatMessage>
      <ChatMessage from="support" speaker={support} time={time}>
        <ChatText text={`${answer}\n<b>https://line.example/support</b>.`} />
      </ChatMessage>
      <ChatMessage from="member" speaker={member} time={time} delivery={{ state: 'sending', text: sending }}>
        <ChatText text="123456789012345678901234567890123456789012345678901234567890" />
      </ChatMessage>
      <ChatMessage
        from="member"
        speaker={member}
        time={time}
        delivery={{ state: 'failed', text: sendFailed }}
        actions={
          <>
            <Button variant="secondary">{resend}</Button>
            <Button variant="secondary">{remove}</Button>
          </>
        }
      >
        <ChatText text={question} />
      </ChatMessage>
    </>
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://line.example/support');
    await expect(canvasElement.textContent).toContain('<b>https://line.example/support</b>.');
  },
};

const onReply = fn();

/** A button leads to a page or calls a number if it may, or sends a message. */
export const ButtonsAndReplies: Story = {
  render: withTexts(({ support, answer, deposit, contact, conditions, quick, withdraw }) => (
    <>
      <ChatMessage from="support" speaker={support} time={time}>
        <ChatText text={answer} />
        <ChatButtons
          onReply={onReply}
          buttons={[
            { title: deposit, kind: 'web', payload: 'https://wallet.example/user/home' },
            { title: contact, kind: 'call', payload: '+66 (2) 123-4567' },
            { title: withdraw, kind: 'web', payload: 'javascript:alert(1)' },
            { title: conditions, kind: 'say', payload: 'CONDITIONS' },
          ]}
        />
      </ChatMessage>
      <QuickReplies label={quick} onReply={fn()} replies={[deposit, withdraw, conditions].map((title) => ({ title, payload: title }))} />
    </>
  )),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://wallet.example/user/home',
      'tel:+6621234567',
    ]);
    const [say] = canvas.getAllByRole('button');
    if (say) await userEvent.click(say);
    await expect(onReply).toHaveBeenCalledWith(expect.objectContaining({ kind: 'say', payload: 'CONDITIONS' }));
  },
};

/** A picture that cannot be shown can still be opened. */
export const Media: Story = {
  render: (_args, context) => {
    const { member, support, openPicture, file, videoFailed, sentence, retry, delivered } = textsFor(context);
    const failed = { title: videoFailed, text: sentence, retry };
    return (
      <>
        <ChatMessage from="member" speaker={member} time={time} delivery={{ state: 'succeed', text: delivered }}>
          <ChatMedia kind="image" src={picture} labels={{ open: openPicture, failed }} />
        </ChatMessage>
        <ChatMessage from="support" speaker={support} time={time}>
          <ChatMedia kind="image" src="data:image/png;base64,AAAA" labels={{ open: openPicture, failed }} />
        </ChatMessage>
        <ChatMessage from="support" speaker={support} time={time}>
          <ChatMedia kind="file" src="https://wallet.example/a.pdf" labels={{ open: file, failed }} />
        </ChatMessage>
        <ChatMessage from="support" speaker={support} time={time}>
          <ChatMedia kind="video" src={null} labels={{ open: file, failed }} />
        </ChatMessage>
      </>
    );
  },
  play: async ({ canvas, ...context }) => {
    const { videoFailed, openPicture } = textsFor(context);
    await expect(await canvas.findByText(`${videoFailed} ${openPicture}`)).toBeVisible();
  },
};

export const CardsAndUnknown: Story = {
  render: (_args, context) => {
    const { support, bonusTitle, bonusText, deposit, unknownMessage } = textsFor(context);
    const card = {
      image: picture,
      title: bonusTitle,
      subtitle: bonusText,
      buttons: [{ title: deposit, kind: 'say', payload: 'DEPOSIT' } as const],
    };
    return (
      <>
        <ChatMessage from="support" speaker={support} time={time}>
          <ChatCards label={bonusTitle} onReply={fn()} cards={[card, card, card]} />
        </ChatMessage>
        <ChatMessage from="support" speaker={support} time={time}>
          <ChatUnknown text={unknownMessage} />
        </ChatMessage>
      </>
    );
  },
};
