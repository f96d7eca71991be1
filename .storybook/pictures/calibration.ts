import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { fingerprint } from './pixels.ts'

const fonts = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable/noto-sans-sc/files')
const face = (part: string) => {
  const data = readFileSync(path.join(fonts, `noto-sans-sc-${part}-wght-normal.woff2`)).toString('base64')
  return `@font-face { font-family: Noto; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`
}

/**
 * A page of features that processors and graphics libraries draw differently: gradients, blur, shadows, blending,
 * transforms, curves and text, including text in fonts that are visible only if system fonts leak in.
 */
const page = () => `<!doctype html><html lang="zh-CN"><style>
${face('latin')}
${face('118').replace('Noto;', 'Han;')}
body { margin: 0; width: 640px; height: 400px; position: relative; font: 400 16px Noto, Han; background: #fdfdfb }
div { position: absolute }
</style>
<div style="left: 10px; top: 10px; width: 180px; height: 80px; background: linear-gradient(33deg, #08c, #fc4 40%, #d26)"></div>
<div style="left: 200px; top: 10px; width: 180px; height: 80px; background: radial-gradient(circle at 30% 40%, oklch(0.7 0.2 20), transparent 70%)"></div>
<div style="left: 390px; top: 10px; width: 120px; height: 80px; background: conic-gradient(from 20deg, red, lime, blue, red)"></div>
<div style="left: 530px; top: 20px; width: 80px; height: 60px; background: #27a; filter: blur(5px)"></div>
<div style="left: 20px; top: 120px; width: 90px; height: 60px; border-radius: 17px; border: 1.5px solid #456; box-shadow: 0 3px 11px 1px rgb(0 0 0 / 0.37)"></div>
<div style="left: 140px; top: 120px; width: 90px; height: 60px; background: #c63; transform: rotate(13.7deg) skewX(7deg) scale(0.93)"></div>
<div style="left: 260px; top: 120px; width: 90px; height: 60px; background: #29f; opacity: 0.63; mix-blend-mode: multiply"></div>
<div style="left: 300px; top: 140px; width: 90px; height: 60px; background: #f90; backdrop-filter: blur(3px) saturate(1.4); opacity: 0.8"></div>
<svg style="position: absolute; left: 420px; top: 110px" width="200" height="90" fill="none" stroke="#735" stroke-width="1.3">
  <path d="M3 80 C 40 -20, 90 120, 197 9 M5 5 L190 83"/><circle cx="100.5" cy="45.25" r="30.7" fill="#7a3" fill-opacity="0.4"/></svg>
<div style="left: 10px; top: 210px; font-size: 13px">Shulei 0123456789 Wavy AVATAR fi — quick brown fox, 12.5 %</div>
<div style="left: 10px; top: 235px; font-size: 27.5px; font-weight: 650">数上国天地 Score 0.8721</div>
<div style="left: 10px; top: 285px; font-size: 19px; font-weight: 250; transform: rotate(-2.3deg); transform-origin: 0 0">天地上国 rotated text</div>
<div style="left: 330px; top: 235px; font: 15px sans-serif">sans-serif 国 &#x1F600;</div>
<div style="left: 330px; top: 260px; font: italic 15px monospace">monospace 天</div>
<div style="left: 330px; top: 285px; font: bold 15px 'Noto Sans CJK SC', 'DejaVu Sans', 'WenQuanYi Zen Hei', Arial, system-ui">Arial 地 ☃ →</div>
<div style="left: 330px; top: 310px; font: 15px serif; text-shadow: 1px 1px 2px #08c">serif 上</div>
<button style="position: absolute; left: 10px; top: 340px">Button</button>
<input style="position: absolute; left: 90px; top: 340px; width: 100px" value="input"><input type="checkbox" checked style="position: absolute; left: 215px; top: 340px">
</html>`

const drawn = new WeakMap<Browser, Promise<string>>()

/** Fingerprint of the calibration picture in this browser on this machine. Computed once. */
export function calibration(browser: Browser): Promise<string> {
  const known = drawn.get(browser) ?? draw(browser)
  drawn.set(browser, known)
  return known
}

async function draw(browser: Browser): Promise<string> {
  const context = await browser.newContext({ deviceScaleFactor: 1, viewport: { width: 640, height: 400 } })
  try {
    const tab = await context.newPage()
    await tab.setContent(page())
    await tab.evaluate(() => document.fonts.ready)
    return await fingerprint(await tab.screenshot())
  } finally {
    await context.close()
  }
}
