import * as v from 'valibot';
import { listOf } from './answer.ts';
import { text } from './parts.ts';

/** Answers of `GET /api/lookup/...`. Operators fill these in: texts may be missing, extra fields are ignored. */
export const infoAnswer = v.object({ name: text, website: text });
export const contactAnswer = v.object({ contactText: text, lineLink: text, lineName: text, lineQR: text });
export const htmlListAnswer = listOf(v.string());
export const activeAnswer = v.object({ terminated: v.boolean() });
export const bankListAnswer = listOf(
  v.object({ code: v.string(), nameTH: text, nameEN: v.fallback(v.optional(v.string()), undefined) }),
);
export const sourceListAnswer = listOf(v.object({ code: v.string(), description: text }));
export const registerOtpAnswer = v.object({ registerOTP: v.boolean() });
export const enableChatWidgetAnswer = v.object({ enableChatWidget: v.boolean() });

export type InfoAnswer = v.InferOutput<typeof infoAnswer>;
export type ContactAnswer = v.InferOutput<typeof contactAnswer>;
