import { cutText, isInAppBrowser, maxHtmlLength, stripTags } from '@wallet/domain';
import createPurifier, { type Config } from 'dompurify';
import { safeUrl } from '../safe-url/safe-url.ts';
import { isTooComplex } from './is-too-complex.ts';
import { createTextNormalizer } from './normalize-text.ts';

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

const allowedTags = (
  'html head body a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption ' +
  'figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong ' +
  'sub sup table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ');

/** Attributes without an address. */
const plainAttributes = (
  'abbr align alt bgcolor border cellpadding cellspacing clear color colspan datetime dir face headers height hidden lang loading noshade ' +
  'nowrap reversed rowspan scope size span start title type valign value width'
).split(' ');

const config: Config = {
  ALLOWED_TAGS: [...allowedTags, '#text'],
  // What is in these is no text. `renameOthers` has renamed them.
  ADD_FORBID_CONTENTS: ['math', 'script', 'style', 'svg', 'template', 'title', 'video'].map((name) => `x-${name}`),
  ALLOWED_ATTR: ['href', 'src', 'style', styleMark, ...plainAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|line:)/i,
  // DOMPurify tests that expression on every attribute that is not listed here.
  ADD_URI_SAFE_ATTR: plainAttributes,
  // Without a custom Trusted Types policy, DOMPurify's own parsing would be blocked and return an empty text.
  RETURN_TRUSTED_TYPE: true,
};

/** Browsers create every column that a cell spans. */
const maxSpan = 99;

const imageData = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;

let normalize = createTextNormalizer();

let withPictures = true;

/** Ends the work on markup that turned out to be more than a screen has use for. */
class TooMuchMarkup extends Error {}

const maxWork = 40_000;
let work = 0;

function addWork(more: number): void {
  work += more;
  if (work > maxWork) throw new TooMuchMarkup();
}

createPurifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags: allowed }) => {
  addWork(25);
  if (node instanceof Element) {
    // Attributes are searched one by one. What is in an element that is removed is copied.
    addWork(node.attributes.length ** 2);
    if (allowed[tagName] !== true) addWork(25 * node.getElementsByTagName('*').length);
  }
  if (node.nodeType === Node.TEXT_NODE) node.nodeValue = normalize(node.nodeValue ?? '');
});

createPurifier.addHook('uponSanitizeAttribute', (element, data) => {
  addWork(25 + data.attrValue.length);
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
    if (safeUrl(element.getAttribute('href'), 'link') === null) element.removeAttribute('href');
    element.setAttribute('target', isInAppBrowser(navigator) ? '_self' : '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element.tagName === 'IMG' && !withPictures && !element.getAttribute('src')?.startsWith('data:')) element.removeAttribute('src');
  // Without alt, screen readers spell out the address.
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

const otherTag = new RegExp(`<(/?)(?!(?:${allowedTags.join('|')})[\\s/>])(?=[a-z])`, 'gi');

/** Renames the tags that are not allowed. Players, plugins and drawings would take long to parse, although they are removed afterwards. */
const renameOthers = (html: string) => html.replace(otherTag, '<$1x-');

/** Renames most styles and handlers. Chromium would report them to the page's policy while it parses, although nothing of them has an effect. */
const renameReported = (html: string) =>
  html.replace(/<[a-z][^>]*/gi, (tag) => tag.replace(/([\s"'])(?=(?:style|on[a-z]+)\s*=)/gi, '$1data-'));

/**
 * Sanitises an operator's HTML for `SafeHtml`, as `TrustedHTML` where browsers support it. Returns only its text when it would take
 * noticeably long. Without pictures, only their descriptions remain.
 */
export function sanitise(html: string, hasPictures = true): TrustedHTML | string {
  withPictures = hasPictures;
  const text = cutText(html, maxHtmlLength);
  if (!isTooComplex(text)) {
    try {
      return purify(renameReported(renameOthers(text)));
    } catch (error) {
      if (!(error instanceof TooMuchMarkup)) throw error;
    }
  }
  return purify(stripTags(text, ' ').replaceAll('<', '&lt;'));
}

function purify(html: string): TrustedHTML | string {
  normalize = createTextNormalizer();
  work = 0;
  // DOMPurify returns a text without any sign of markup unchanged, so its hooks would not run.
  return createPurifier.sanitize(`<!---->${html}`, config);
}
