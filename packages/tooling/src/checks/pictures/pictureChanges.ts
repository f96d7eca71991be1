import { pictureFile } from '../../../../../.storybook/pictures/pixels.ts'

/** A changed picture. A fingerprint is undefined where the picture does not exist. */
export interface PictureChange {
  name: string
  before: string | undefined
  now: string | undefined
}

/**
 * Lists the changed pictures, sorted by name.
 *
 * @param before fingerprints of the base's manifest
 * @param now fingerprints drawn by the affected stories, without pictures that failed
 * @param expected names of all pictures of the affected story files
 */
export function pictureChanges(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
  expected: readonly string[],
): PictureChange[] {
  return expected
    .map((name) => ({ name, before: before.get(name), now: now.get(name) }))
    .filter((change) => change.before !== change.now)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const shown = (print: string | undefined, word: string) =>
  print
    ? `<figure><figcaption>${word}, ${print.split(' ')[0]}</figcaption><img loading="lazy" src="${pictureFile(print).split('/').at(-1)}" alt=""></figure>`
    : `<figure><figcaption>${word}: none</figcaption></figure>`

/** HTML page that shows each change as before, now, and the difference of both. Written to the cache folder. */
export const comparison = (changes: readonly PictureChange[], commit: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${changes.length} pictures differ</title>
<style>
body { font: 14px sans-serif; margin: 24px; background: #eee }
section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin-block: 24px }
h2 { grid-column: 1 / -1; margin: 0; font-size: 15px }
figure { margin: 0 } img { max-width: 100%; background: #fff; outline: 1px solid #bbb }
.over { position: relative; isolation: isolate; background: #000 } .over img + img { position: absolute; inset: 0; mix-blend-mode: difference }
</style>
<h1>${changes.length} pictures differ from ${commit.slice(0, 8)}</h1>
${changes
  .map(({ name, before, now }) => {
    const both = [before, now].flatMap((print) => (print ? [pictureFile(print).split('/').at(-1)] : []))
    const over = both.map((file) => `<img loading="lazy" src="${file}" alt="">`).join('')
    return `<section><h2>${name}</h2>${shown(before, 'before')}${shown(now, 'now')}<figure><figcaption>difference</figcaption><div class="over">${both.length === 2 ? over : ''}</div></figure></section>`
  })
  .join('\n')}
</html>
`
