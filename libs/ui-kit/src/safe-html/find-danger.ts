const allowedElements = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong ' +
    'sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr html head body'
  ).split(' '),
);

/** What a link seems to lead to and does not: another host before an at sign, and signs that nobody sees. */
const disguise = /^https?:\/\/(?:\/|[^/?#]*@)|[\p{Cc}\p{Cf}\\]/iu;
const harmlessAddress = /^(?:https?:\/\/|mailto:|tel:|line:|data:image\/(?:png|jpeg|gif|webp)[;,])/i;
const addressAttributes = new Set(
  'href src srcset action formaction background poster ping data xlink:href cite longdesc lowsrc dynsrc'.split(' '),
);
const harmfulAttributes = new Set(
  'id name class style is slot popover tabindex autofocus contenteditable usemap srcdoc http-equiv'.split(' '),
);

/**
 * Finds everything that a browser would parse from this HTML and that an operator's text must not contain: foreign
 * elements, event handlers, script URLs. It is independent of the sanitiser's configuration, to verify it.
 */
export function findDanger(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const problemsOfElements = [...page.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const problems: string[] = [];
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || !allowedElements.has(name)) problems.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      // An empty URL or name has no effect.
      if (value === '' && (addressAttributes.has(attribute) || attribute === 'is')) continue;
      if (attribute.startsWith('on') || harmfulAttributes.has(attribute)) problems.push(`${name} ${attribute}`);
      else if (addressAttributes.has(attribute) && !harmlessAddress.test(value)) problems.push(`${name} ${attribute}=${value}`);
      else if (attribute === 'href' && disguise.test(value)) problems.push(`disguised ${value}`);
      else if (/^(?:aria-|data-(?!style$))/.test(attribute)) problems.push(`${name} ${attribute}`);
    }
    return problems;
  });
  return page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT).nextNode() ? [...problemsOfElements, 'comment'] : problemsOfElements;
}
