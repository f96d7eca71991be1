/** The page's whole style: colours are those of the site's light and dark themes. */
export const style = `
:root { color-scheme: light dark;
  --canvas: light-dark(#f3f6f6, #0e1416); --surface: light-dark(#fff, #141b1e); --sunken: light-dark(#e9eeee, #0a0f11);
  --text: light-dark(#10191c, #e8eeee); --muted: light-dark(#465358, #b1bdc0); --line: light-dark(#dfe4e6, #263034);
  --link: light-dark(#0b5ea8, #86bcf7); --action: light-dark(#a92f0b, #f08a63); --read: light-dark(#006f4f, #6fd0ab) }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--text);
  font: 15px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
html:lang(en) body { line-height: 1.5 }
a { color: var(--link); text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
code, pre { font: 13px/1.55 ui-monospace, "SF Mono", Consolas, monospace }
header, main { max-inline-size: 960px; margin-inline: auto; padding-inline: 20px }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; padding-block: 24px 8px }
header nav { margin-inline-start: auto; display: flex; gap: 20px }
header nav a, main nav a { display: inline-block; padding-block: 6px }
h1 { font-size: 26px; line-height: 1.3; margin: 0 }
h2 { font-size: 20px; margin: 40px 0 8px; scroll-margin-top: 16px }
h3 { font-size: 15px; font-weight: 600; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline }
h3 code { overflow-wrap: anywhere; font-weight: 400 }
p { max-inline-size: 68ch; margin-block: 8px }
main nav ul { display: flex; flex-wrap: wrap; gap: 0 20px; list-style: none; padding: 0; margin: 8px 0 0 }
section.call { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 14px 18px;
  margin-block: 12px }
.method { font: 600 13px/1.5 ui-monospace, Consolas, monospace; color: var(--action) }
.method[data-read] { color: var(--read) }
.meta { color: var(--muted); font-size: 14px; margin-block: 4px 0 }
summary { cursor: pointer; padding-block: 6px; color: var(--muted); font-size: 14px }
pre { background: var(--sunken); padding: 12px; border-radius: 6px; overflow-x: auto; margin: 4px 0 8px }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: 14px; margin-block: 8px }
th, td { text-align: start; padding: 5px 16px 5px 0; border-block-end: 1px solid var(--line); vertical-align: top }
th { font-weight: 600; color: var(--muted) }
td { font-variant-numeric: tabular-nums }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
`
