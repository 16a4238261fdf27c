import { stripTags } from '@wallet/domain';
import createPurifier, { type Config } from 'dompurify';
import { calmText } from './calm-text.ts';
import { cutMarkup } from './cut-markup.ts';
import { isTooTangled } from './is-too-tangled.ts';
import { quietMarkup } from './quiet-markup.ts';

/** Inline styles that an operator's text may keep. They are set through CSSOM, because the policy blocks style attributes. */
export const allowedStyles = [
  'color',
  'background-color',
  'font-size',
  'font-style',
  'font-weight',
  'list-style-type',
  'margin-bottom',
  'margin-top',
  'padding-left',
  'text-align',
  'text-decoration-line',
] as const;

/** Carries an element's former style attribute to where `SafeHtml` sets it again. */
export const styleMark = 'data-style';

const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'option',
    'optgroup',
    'textarea',
    'label',
    'fieldset',
    'legend',
    'datalist',
    'output',
    'meter',
    'progress',
    'iframe',
    'object',
    'embed',
    'meta',
    'base',
    'link',
    'template',
    'dialog',
    'audio',
    'video',
    'source',
    'track',
    'map',
    'area',
    'picture',
    'marquee',
    'blink',
  ],
  FORBID_ATTR: [
    'id',
    'name',
    'class',
    'srcset',
    'action',
    'formaction',
    'ping',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'usemap',
    'background',
    'tabindex',
    'autofocus',
    'contenteditable',
    'is',
    'slot',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|line:)/i,
  // The purifier holds that expression against every attribute which it does not know to be no address.
  ADD_URI_SAFE_ATTR: [
    'abbr',
    'align',
    'bgcolor',
    'border',
    'cellpadding',
    'cellspacing',
    'color',
    'colspan',
    'datetime',
    'dir',
    'face',
    'headers',
    'height',
    'lang',
    'nowrap',
    'open',
    'reversed',
    'rowspan',
    'scope',
    'size',
    'span',
    'start',
    'valign',
    'value',
    'width',
  ],
  // Without a policy of our own: under Trusted Types the purifier's own parsing would be blocked, and all come out empty.
  RETURN_TRUSTED_TYPE: true,
};

/** A browser makes each column that a cell claims. */
const widestSpan = 99;

const imageData = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;

let calm = calmText();

createPurifier.addHook('uponSanitizeElement', (node) => {
  if (node.nodeType === Node.TEXT_NODE) node.nodeValue = calm(node.nodeValue ?? '');
});

createPurifier.addHook('uponSanitizeAttribute', (element, data) => {
  if (data.attrName === 'style') {
    data.keepAttr = false;
    element.setAttribute(styleMark, data.attrValue);
  } else if (data.attrName === styleMark) {
    data.forceKeepAttr = true;
  } else if (data.attrName === 'src' && /^\s*data:/i.test(data.attrValue) && !imageData.test(data.attrValue)) {
    // The purifier lets any data: address pass on images.
    data.keepAttr = false;
  } else if (data.attrName.endsWith('span')) {
    data.keepAttr &&= Number(data.attrValue) <= widestSpan;
  } else if (data.attrName === 'src') {
    // The policy shows no picture that anybody on the way could exchange.
    data.attrValue = data.attrValue.replace(/^\s*http:/i, 'https:');
  }
});

createPurifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  // Without words for it a screen reader would spell out its address.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

/**
 * Cleans an operator's HTML for `SafeHtml`: a `TrustedHTML` where the browser has those. Only its words where a browser
 * would take too long to read it, or to read what became of it.
 */
export function sanitise(html: string): TrustedHTML | string {
  const quiet = quietMarkup(cutMarkup(html), styleMark);
  const clean = isTooTangled(quiet) ? null : purify(quiet);
  return clean === null || isTooTangled(String(clean)) ? purify(stripTags(quiet, ' ')) : clean;
}

function purify(html: string): TrustedHTML | string {
  calm = calmText();
  // Without any sign of markup the purifier would not look at it.
  return createPurifier.sanitize(`<!---->${html}`, config);
}
