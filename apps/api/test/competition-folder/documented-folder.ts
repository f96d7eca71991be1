import { readFileSync } from 'node:fs'

/** The example of docs/competition-folder.md, with a public table that is divided as the document tells. */
export function documentedFiles(): Record<string, string> {
  const markdown = readFileSync(new URL('../../../../docs/competition-folder.md', import.meta.url), 'utf8')
  const settings = /```json\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  const outline = /```\n(---\n[\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  // the document leaves the sections to their writer
  const text = outline.replace(/^## (?!FAQ).*$/gm, '$&\n\nWritten by somebody.')
  const measured = [181, 186, 195, 193, 190, 210, 217, 220].map((flipper, at) => ({
    id: `p${at}`,
    flipper,
    weight: flipper * 50 - 5700,
  }))
  const [train, test] = [measured.slice(0, 4), measured.slice(4)]
  const csv = (head: string, lines: readonly string[]) => `${[head, ...lines].join('\n')}\n`
  return {
    'competition.json': settings,
    'text.zh-CN.md': '',
    'text.en-US.md': text,
    'train.csv': csv(
      'id,flipper,weight',
      train.map(({ id, flipper, weight }) => `${id},${flipper},${weight}`),
    ),
    'test.csv': csv(
      'id,flipper',
      test.map(({ id, flipper }) => `${id},${flipper}`),
    ),
    'solution.csv': csv(
      'id,target,list',
      test.map(({ id, weight }, at) => `${id},${weight},${at % 2 ? 'B' : 'A'}`),
    ),
    'sample_submission.csv': csv(
      'id,weight',
      test.map(({ id }) => `${id},4000`),
    ),
    'baselines/weak.csv': csv(
      'id,weight',
      test.map(({ id }) => `${id},4200`),
    ),
  }
}
