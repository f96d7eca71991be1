export interface LadderScore {
  id: string
  score: number
}

/** A score's place: its post on the axis by value, its label on an even line of the list. */
export interface LadderPlace<Score extends LadderScore> {
  item: Score
  /** Height of the post, px from the top. */
  post: number
  /** Middle of the label, px from the top. */
  label: number
}

/** A last score this many times farther away than all others together would press those onto one point. */
const FAR = 1.5

/**
 * Scores on one vertical axis, the best at the top. Posts stand by value; labels stand at even distances in the same order, so
 * none can meet another, however close the scores are. When the worst score is far behind all others, the axis is broken
 * before it: `cut` is the middle of the gap, else null.
 */
export function ladder<Score extends LadderScore>(
  scores: readonly Score[],
  { better, line }: { better: 'lower' | 'higher'; line: number },
): { places: LadderPlace<Score>[]; height: number; cut: number | null } {
  const merit = ({ score }: LadderScore) => (better === 'lower' ? -score : score)
  const sorted = scores.filter(({ score }) => Number.isFinite(score)).toSorted((a, b) => merit(b) - merit(a))
  const merits = sorted.map(merit)
  const height = sorted.length * line
  const [best = 0] = merits
  const worst = merits.at(-1) ?? 0
  const nextToWorst = merits.at(-2) ?? worst
  const isCut = merits.length > 2 && best > nextToWorst && nextToWorst - worst > FAR * (best - nextToWorst)
  const top = line / 2
  const bottom = height - line / 2
  const end = isCut ? bottom - line : bottom
  const range = best - (isCut ? nextToWorst : worst)
  const post = (value: number) => {
    if (isCut && value === worst) return bottom
    // equal scores stand in the middle of the list
    return range > 0 ? top + ((best - value) / range) * (end - top) : (top + bottom) / 2
  }
  return {
    places: sorted.map((item, index) => ({
      item,
      post: post(merits[index] as number),
      label: (index + 0.5) * line,
    })),
    height,
    cut: isCut ? bottom - line / 2 : null,
  }
}
