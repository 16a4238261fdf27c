import { cutText, maxHtmlLength, maxLabelLength, readWireFlag } from '@wallet/domain';
import * as v from 'valibot';
import { listOf } from './response.ts';
import { drawing, filled, html, isRecord, readAs, text } from './parts.ts';

/** Responses of `GET /api/lookup/...`. Operators fill these in: texts may be missing, extra fields are ignored. */
export const infoResponse = v.object({ name: text, website: text });
export const contactResponse = v.object({ contactText: html, lineLink: drawing, lineName: text, lineQR: drawing });

/** HTML, as the whole response or in a field of an object. */
const htmlEntry = readAs(v.string(), (value) => (isRecord(value) ? (value.html ?? value.text) : value));
/** All of them are rendered at once, so their number is limited. */
export const htmlListResponse = v.pipe(
  listOf(htmlEntry, 'conditions', 'agreements'),
  v.transform((list) => {
    let room = maxHtmlLength;
    return list.map((entry) => {
      const shown = cutText(entry, room);
      room -= shown.length;
      return shown;
    });
  }),
);

/** A service that says that it is active is not closed. */
export const activeResponse = readAs(v.object({ terminated: v.boolean() }), (answer) => {
  if (!isRecord(answer)) return answer;
  const isActive = readWireFlag(answer.active);
  return { terminated: readWireFlag(answer.terminated) ?? (isActive === null ? null : !isActive) };
});

export const bankListResponse = listOf(
  v.object({ code: filled, nameTH: text, nameEN: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(maxLabelLength))), undefined) }),
  'banks',
);
export const sourceListResponse = listOf(v.object({ code: filled, description: text }), 'sources');

/** A switch under its own name, under a general name, or as the whole response. */
const switchIn = (name: string) => (answer: unknown) => {
  const said = isRecord(answer) ? [answer[name], answer.enabled, answer.active] : [answer];
  return { [name]: said.map(readWireFlag).find((is) => is !== null) };
};
export const registerOtpResponse = readAs(v.object({ registerOTP: v.boolean() }), switchIn('registerOTP'));
export const enableChatWidgetResponse = readAs(v.object({ enableChatWidget: v.boolean() }), switchIn('enableChatWidget'));

export type InfoResponse = v.InferOutput<typeof infoResponse>;
export type ContactResponse = v.InferOutput<typeof contactResponse>;
