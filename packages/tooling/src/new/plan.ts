import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { wings } from '../../wings.mjs'

/** The changes of a generator. All of it is checked before anything is written. */
export interface Plan {
  /** New files: path from the root, and content. They must not exist. */
  create: Record<string, string>
  /** Existing files with their new content. */
  change: Record<string, string>
  /** Remaining steps for the author, one line each. */
  next: string[]
}

/** Writes a plan and returns the paths that it wrote, sorted. */
export function write(root: string, { create, change }: Plan): string[] {
  for (const file of Object.keys(create)) {
    if (existsSync(path.join(root, file))) throw new Error(`${file} exists already`)
  }
  for (const [file, content] of Object.entries({ ...create, ...change })) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  return [...Object.keys(create), ...Object.keys(change)].sort()
}

/** Combines several plans. A later plan does not see the changes of an earlier one. */
export function together(...plans: Plan[]): Plan {
  return {
    create: Object.assign({}, ...plans.map((plan) => plan.create)),
    change: Object.assign({}, ...plans.map((plan) => plan.change)),
    next: plans.flatMap((plan) => plan.next),
  }
}

export const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8')

const pascal = /^[A-Z][A-Za-z0-9]+$/
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Throws unless the name is PascalCase, such as `InviteCard`. */
export function mustBePascal(name: string): string {
  if (!pascal.test(name)) throw new Error(`"${name}" is no name of a component: write it like InviteCard`)
  return name
}

/** Throws unless the name is kebab-case and singular in spirit, such as `team` or `expert-review`. */
export function mustBeKebab(name: string): string {
  if (!kebab.test(name)) throw new Error(`"${name}" is no slug: write it like expert-review`)
  return name
}

/**
 * Wing and slug of a name: `compete/team`, or `team` for a slug that the features have already.
 * @throws {Error} for an unknown wing, and for a new slug without one
 */
export function placeOf(root: string, name: string): { wing: string; slug: string } {
  const words = name.split('/')
  const slug = mustBeKebab(words.at(-1) ?? '')
  const wing = words.length > 1 ? words[0] : wings.find((one) => existsSync(path.join(root, featureFolder(one, slug))))
  if (!wing || !wings.includes(wing))
    throw new Error(`"${name}" names no wing: write it like people/${slug}; wings are ${wings.join(', ')}`)
  return { wing, slug }
}

/** Folder of a slug's connected components. */
export const featureFolder = (wing: string, slug: string): string => `packages/features/src/${wing}/${slug}`

/** `InviteCard` → `inviteCard`. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** `expert-review` → `expertReview`. */
export const camel = (slug: string): string => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `expert-review` → `ExpertReview`. */
export const upperFirst = (slug: string): string => camel(slug).charAt(0).toUpperCase() + camel(slug).slice(1)
