import { useShownName } from '../../shell/useShownName.ts'

/** A person's name. Whatever direction it is written in, the text around it keeps its own. */
export function PersonName({ person }: { person: { id: number; name: string } }) {
  return <bdi>{useShownName(person)}</bdi>
}
