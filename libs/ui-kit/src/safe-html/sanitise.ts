import { isInAppBrowser, stripTags } from '@wallet/domain';
import createPurifier, { type Config } from 'dompurify';
import { createTextNormalizer } from './normalize-text.ts';
import { cutMarkup } from './cut-markup.ts';
import { isTooComplex } from './is-too-complex.ts';
import { neutralizeMarkup } from './neutralize-markup.ts';

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

/** Attribute that carries an element's inline styles to `SafeHtml`, which applies them. */
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
  // DOMPurify tests that expression on every attribute that is not listed here.
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
  // Without a custom Trusted Types policy, DOMPurify's own parsing would be blocked and return an empty text.
  RETURN_TRUSTED_TYPE: true,
};

/** Browsers create every column that a cell spans. */
const maxSpan = 99;

const imageData = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;

let normalize = createTextNormalizer();

let withPictures = true;

createPurifier.addHook('uponSanitizeElement', (node) => {
  if (node.nodeType === Node.TEXT_NODE) node.nodeValue = normalize(node.nodeValue ?? '');
});

createPurifier.addHook('uponSanitizeAttribute', (element, data) => {
  if (data.attrName === 'style') {
    data.keepAttr = false;
    element.setAttribute(styleMark, data.attrValue);
  } else if (data.attrName === styleMark) {
    data.forceKeepAttr = true;
  } else if (data.attrName === 'src' && /^\s*data:/i.test(data.attrValue) && !imageData.test(data.attrValue)) {
    // DOMPurify allows any data: address on images.
    data.keepAttr = false;
  } else if (data.attrName.endsWith('span')) {
    data.keepAttr &&= Number(data.attrValue) <= maxSpan;
  } else if (data.attrName === 'src') {
    // The policy blocks images over http, which could be replaced in transit.
    data.attrValue = data.attrValue.replace(/^\s*http:/i, 'https:');
  }
});

createPurifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    element.setAttribute('target', isInAppBrowser(navigator) ? '_self' : '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element.tagName === 'IMG' && !withPictures && !element.getAttribute('src')?.startsWith('data:')) element.removeAttribute('src');
  // Without alt, screen readers spell out the address.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

/**
 * Sanitises an operator's HTML for `SafeHtml`, as `TrustedHTML` where browsers support it. Returns only the text when the markup is too
 * complex to parse, before or after sanitising. Without pictures, only their descriptions remain.
 */
export function sanitise(html: string, hasPictures = true): TrustedHTML | string {
  withPictures = hasPictures;
  const neutral = neutralizeMarkup(cutMarkup(html), styleMark);
  const clean = isTooComplex(neutral) ? null : purify(neutral);
  return clean === null || isTooComplex(String(clean)) ? purify(stripTags(neutral, ' ')) : clean;
}

function purify(html: string): TrustedHTML | string {
  normalize = createTextNormalizer();
  // DOMPurify returns a text without any sign of markup unchanged, so its hooks would not run.
  return createPurifier.sanitize(`<!---->${html}`, config);
}
