export interface Span {
  /** Wished start of the span. */
  at: number
  size: number
  /** Place by which the spans are ordered. Default: the wished start. */
  place?: number
}

/**
 * Moves spans along an axis so that none overlap, each as near to its wish as possible, all within `[min, max]`. Keeps the
 * order of the places. Returns the starts in the given order. When all spans together are longer than the axis, they are
 * laid end to end from `min`.
 */
export function spread(spans: readonly Span[], min: number, max: number, gap = 0): number[] {
  const order = spans
    .map((span, index) => ({ ...span, place: span.place ?? span.at, index }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
  // Groups of touching spans, each placed at the mean of its members' wishes.
  const groups: { start: number; size: number; members: typeof order }[] = []
  const clamp = (start: number, size: number) => Math.max(min, Math.min(start, max - size))
  for (const span of order) {
    let group = { start: clamp(span.at, span.size), size: span.size, members: [span] }
    for (;;) {
      const before = groups.at(-1)
      if (!before || before.start + before.size + gap <= group.start) break
      groups.pop()
      const members = [...before.members, ...group.members]
      let offset = 0
      let wish = 0
      for (const member of members) {
        wish += member.at - offset
        offset += member.size + gap
      }
      const size = offset - gap
      group = { start: clamp(wish / members.length, size), size, members }
    }
    groups.push(group)
  }
  const starts = new Array<number>(spans.length)
  for (const group of groups) {
    let at = group.start
    for (const member of group.members) {
      starts[member.index] = at
      at += member.size + gap
    }
  }
  return starts
}
