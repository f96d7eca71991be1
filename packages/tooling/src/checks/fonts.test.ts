import { chromium } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { pinnedChromium } from '../../../../scripts/chromium.mjs'

const { executablePath, args, env, pictures } = await pinnedChromium()
const browser = pictures ? await chromium.launch({ executablePath, args, env }) : undefined
afterAll(() => browser?.close())

/** Families of desktops, servers and CI machines, and the generic ones that fall back to them. */
const families = [
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'cursive',
  'Arial',
  'DejaVu Sans',
  'Noto Sans CJK SC',
  'WenQuanYi Zen Hei',
]

test.skipIf(!browser)('the pinned browser uses only the fonts of its package, not those of the system', async () => {
  const tab = await browser!.newPage()
  await tab.setContent(families.map((name) => `<p style="font-family: '${name}', ${name}">Shulei 数擂 ☃</p>`).join(''))
  const session = await tab.context().newCDPSession(tab)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
  const used = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) used.add(familyName)
  }
  expect(nodeIds).toHaveLength(families.length)
  expect([...used]).toEqual(['Open Sans'])
})
