import type { Gate } from './gate.ts'
import type { GuidePage } from './pages.ts'
import { isVerified, type UserAuth } from './status.ts'

/** The steps of the completion gate in their order (`B§4`, S101 to S106). */
export type CompletionStep = 'binding' | 'occupation' | 'realName'

/** 1 student, 2 job holder, 4 teacher (`B§9`). */
export type Iden = 1 | 2 | 4

/** The values of a person that the gate checks. */
export interface PersonFacts {
  /** Null while unknown: then the identity itself is missing, and no occupation is required. */
  iden: Iden | null
  /** Empty for an account without a mail address. */
  email: string
  introduction: string
  /** `YYYY-MM-DD`. */
  birthday: string | null
  city: string
  industries: readonly string[]
  skills: readonly string[]
  educations: readonly { school: string; major: string }[]
  careers: readonly { company: string; job: string }[]
  /** Null before the first verification. */
  realName: UserAuth | null
}

/** The page of the guide that holds an item. */
export type CompletionPage = Exclude<GuidePage, 'done'>

interface Item {
  name: string
  step: CompletionStep
  /** Identities that need the item; absent for all. */
  idens?: readonly Iden[]
  page: CompletionPage
  /** The gate never requires the item (`B§4`: user_skill). */
  isIgnored?: true
  isFilled: (facts: PersonFacts) => boolean
}

const isText = (text: string) => text.trim() !== ''

/**
 * All items of the gate in the order of its steps. Education is binding information, and is asked for beside the occupation,
 * where a student's school and a job holder's employer stand together. Industry is an item of the binding step only: the
 * occupation of a job holder does not repeat it.
 */
const items = [
  { name: 'identity', step: 'binding', page: 'basic', isFilled: ({ iden }) => iden !== null },
  { name: 'email', step: 'binding', page: 'basic', isFilled: ({ email }) => isText(email) },
  { name: 'introduction', step: 'binding', page: 'basic', isFilled: ({ introduction }) => isText(introduction) },
  { name: 'birthday', step: 'binding', page: 'basic', isFilled: ({ birthday }) => birthday !== null },
  { name: 'industry', step: 'binding', page: 'basic', isFilled: ({ industries }) => industries.length > 0 },
  { name: 'user_skill', step: 'binding', page: 'skills', isIgnored: true, isFilled: ({ skills }) => skills.length > 0 },
  { name: 'city', step: 'binding', page: 'basic', isFilled: ({ city }) => isText(city) },
  { name: 'education', step: 'binding', page: 'occupation', isFilled: ({ educations }) => educations.length > 0 },
  {
    name: 'major',
    step: 'occupation',
    idens: [1],
    page: 'occupation',
    isFilled: ({ educations }) => educations.some(({ major }) => isText(major)),
  },
  {
    name: 'career',
    step: 'occupation',
    idens: [2, 4],
    page: 'occupation',
    isFilled: ({ careers }) => careers.some(({ company, job }) => isText(company) && isText(job)),
  },
  {
    name: 'realName',
    step: 'realName',
    page: 'verification',
    isFilled: ({ realName }) => realName !== null && isVerified(realName),
  },
] as const satisfies readonly Item[]

export type CompletionItem = (typeof items)[number]['name']

/** Names of all items in order. */
export const completionItems: readonly CompletionItem[] = items.map(({ name }) => name)

/** An item that a person has not filled in. */
export interface MissingItem {
  name: CompletionItem
  step: CompletionStep
  page: CompletionPage
  /** The gate ignores the item, which the guide asks for all the same (Q030). */
  isIgnored: boolean
}

/**
 * Everything that a person has not filled in, in the order of the steps (C102). The gate, the page of the submission and the
 * guide name missing items by this function alone.
 */
export function missingItems(facts: PersonFacts): MissingItem[] {
  const all: readonly (Item & { name: CompletionItem })[] = items
  return all.flatMap(({ name, step, idens, page, isIgnored = false, isFilled }) => {
    const isAsked = idens === undefined || (facts.iden !== null && idens.includes(facts.iden))
    return isAsked && !isFilled(facts) ? [{ name, step, page, isIgnored }] : []
  })
}

/** The first incomplete step, its missing items, and the page of the guide with the first of them. */
export interface CompletionGap {
  step: CompletionStep
  missing: CompletionItem[]
  page: CompletionPage
}

const stepsOf: Readonly<Record<Gate, readonly CompletionStep[]>> = {
  none: [],
  profile: ['binding', 'occupation'],
  realName: ['binding', 'occupation', 'realName'],
}

/** The gap that missing items leave, by `completionGap`. */
export function gapOf(missing: readonly MissingItem[]): CompletionGap | null {
  const required = missing.filter(({ isIgnored }) => !isIgnored)
  const [first] = required
  if (!first) return null
  const { step, page } = first
  return { step, missing: required.filter((item) => item.step === step).map(({ name }) => name), page }
}

/**
 * The items a person still has to fill in before submitting (`B§4`, RU161): the first incomplete step, or null. Later steps
 * are not checked before earlier ones are complete, and those that the competition's gate does not ask for never.
 */
export const completionGap = (facts: PersonFacts, gate: Gate = 'realName'): CompletionGap | null =>
  gapOf(missingItems(facts).filter(({ step }) => stepsOf[gate].includes(step)))
