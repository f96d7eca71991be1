/** Milliseconds of the processor that this thread may use at any size: below it, noise is as large as the figure. */
const FLOOR = 25

/** Milliseconds of the processor that this thread uses for some work. Other threads and a busy machine do not count. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The least of some measurements, at most `attempts`, as soon as one is within the bound; collections of garbage only add. */
export async function leastTime(bound: number, attempts: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts && least > bound; attempt += 1) {
    least = Math.min(least, await processorTime(work))
  }
  return least
}

/** The ratio of the times of two works, the middle one of five pairs: a machine that becomes slower in between changes few pairs. */
async function pairedRatio(one: () => unknown, other: () => unknown): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair < 5; pair += 1) ratios.push((await processorTime(other)) / (await processorTime(one)))
  return ratios.sort((a, b) => a - b)[2] ?? 0
}

/**
 * Does work of doubled sizes up to `largest`. Answers null where twice the size takes at most three times the time, else the sizes
 * and their times. A time beyond that counts only if both sizes, measured in turns, say so again.
 */
export async function growthFault(
  work: (size: number) => unknown,
  { smallest, largest }: { smallest: number; largest: number },
): Promise<string | null> {
  let before = await leastTime(FLOOR, 2, () => work(smallest))
  for (let size = smallest * 2; size <= largest; size *= 2) {
    const half = size / 2
    const bound = 3 * Math.max(before, FLOOR)
    const time = await leastTime(bound, 4, () => work(size))
    if (time > bound) {
      const ratio = await pairedRatio(
        () => work(half),
        () => work(size),
      )
      if (ratio > 3)
        return `${half}: ${before.toFixed(0)} ms, ${size}: ${time.toFixed(0)} ms, ${ratio.toFixed(1)} times`
    }
    before = time
  }
  return null
}

/** Texts that made some parser slow or overflow its stack, by the part that they repeat. */
export const hostilePatterns: Readonly<Record<string, (size: number) => string>> = Object.fromEntries(
  [
    ...[
      '<script',
      '<a',
      '<a "',
      `<a "'`,
      '<script></script',
      '<svg>',
      '</',
      '<!--',
      '<![CDATA[',
      '<?',
      '<p>',
      '<table>',
    ],
    ...[
      '<a href="x">',
      '<blockquote>',
      '<ul><li>',
      '<b title=',
      '<img src=x alt=',
      '&',
      '&a',
      '&#',
      '&amp',
      '<',
      '>',
      '> ',
    ],
    ...[
      '- ',
      '1. ',
      '# ',
      '#',
      '*a_',
      '**a',
      '~~',
      '~~a',
      '_a',
      '*',
      '`',
      '`a`',
      '``` ',
      '[',
      '![',
      '](',
      '[a](',
      '[a]:',
      '[^',
    ],
    ...[
      '(',
      ')',
      '(((',
      '| a ',
      '|-',
      '\n|',
      '\n \n',
      '\n',
      '\t',
      ' ',
      ' \n',
      '\\',
      '$',
      '^',
      '=',
      ':',
      '"',
      "'",
      '{',
      '{{',
    ],
    ...[
      'a@',
      'a.',
      'a',
      '1',
      '1.',
      '-1',
      '+',
      'http://',
      'https://a',
      'www.',
      '\u001b[',
      '\u001b]',
      '\r',
      '\u200b',
      '\u3000',
    ],
    ...['e\u0301', '\u0301', '\u0301\u0323', '\u0344', '数', '數', '😀', 'ﷺ', 'İ', 'ß', '\u202e', '\ufeff', '％', '，'],
  ].map((part) => [part, (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size)]),
)
