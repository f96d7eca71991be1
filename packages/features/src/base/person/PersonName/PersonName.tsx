import { useShownName } from '../../site/useShownName.ts'

/** A person's name, isolated from the writing direction of the surrounding text. */
export function PersonName({ person }: { person: { id: number; name: string } }) {
  return <bdi>{useShownName(person)}</bdi>
}
