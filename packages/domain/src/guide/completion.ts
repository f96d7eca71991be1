import { isVerified, type UserAuth } from '../identity/status.ts'

/** The steps of the completion gate in their order (`B§4`, S101 to S106). */
export type CompletionStep = 'binding' | 'occupation' | 'realName'

/** 1 student, 2 job holder, 4 teacher (`B§9`). */
export type Iden = 1 | 2 | 4

/** The values of a person that the gate checks. */
export interface PersonFacts {
  /** Null while unknown: then no occupation is required. */
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

/** The page with an item: a panel of the settings. */
export type CompletionPage = 'userinfo' | 'certification'

interface Item {
  name: string
  step: CompletionStep
  /** Identities that need the item; absent for all. */
  idens?: readonly Iden[]
  /** Null while no page has the item: then the gate does not require it. */
  page: CompletionPage | null
  /** The gate never requires the item (`B§4`: user_skill). */
  isIgnored?: true
  isFilled: (facts: PersonFacts) => boolean
}

const isText = (text: string) => text.trim() !== ''

/**
 * All items of the gate in the order of its steps. An item is required once a page exists to fill it in: the guide adds
 * e-mail address and industry. Industry is an item of the binding step only: the occupation of a job holder does not repeat
 * it.
 */
const items = [
  { name: 'email', step: 'binding', page: null, isFilled: ({ email }) => isText(email) },
  { name: 'introduction', step: 'binding', page: 'userinfo', isFilled: ({ introduction }) => isText(introduction) },
  { name: 'birthday', step: 'binding', page: 'userinfo', isFilled: ({ birthday }) => birthday !== null },
  { name: 'industry', step: 'binding', page: null, isFilled: ({ industries }) => industries.length > 0 },
  {
    name: 'user_skill',
    step: 'binding',
    page: 'userinfo',
    isIgnored: true,
    isFilled: ({ skills }) => skills.length > 0,
  },
  { name: 'city', step: 'binding', page: 'userinfo', isFilled: ({ city }) => isText(city) },
  { name: 'education', step: 'binding', page: 'userinfo', isFilled: ({ educations }) => educations.length > 0 },
  {
    name: 'major',
    step: 'occupation',
    idens: [1],
    page: 'userinfo',
    isFilled: ({ educations }) => educations.some(({ major }) => isText(major)),
  },
  {
    name: 'career',
    step: 'occupation',
    idens: [2, 4],
    page: 'userinfo',
    isFilled: ({ careers }) => careers.some(({ company, job }) => isText(company) && isText(job)),
  },
  {
    name: 'realName',
    step: 'realName',
    page: 'certification',
    isFilled: ({ realName }) => realName !== null && isVerified(realName),
  },
] as const satisfies readonly Item[]

export type CompletionItem = (typeof items)[number]['name']

/** Names of all items in order. */
export const completionItems: readonly CompletionItem[] = items.map(({ name }) => name)

/** The first incomplete step, its missing items, and the page to fill them in. */
export interface CompletionGap {
  step: CompletionStep
  missing: CompletionItem[]
  page: CompletionPage
}

/**
 * The items a person still has to fill in before submitting (`B§4`, RU161): the first incomplete step, or null. Later steps
 * are not checked before earlier ones are complete.
 */
export function completionGap(facts: PersonFacts): CompletionGap | null {
  const all: readonly (Item & { name: CompletionItem })[] = items
  const open = all.flatMap(({ name, step, idens, page, isIgnored, isFilled }) => {
    const isAsked = idens === undefined || (facts.iden !== null && idens.includes(facts.iden))
    return page !== null && !isIgnored && isAsked && !isFilled(facts) ? [{ name, step, page }] : []
  })
  const [first] = open
  if (!first) return null
  const missing = open.filter(({ step }) => step === first.step).map(({ name }) => name)
  return { step: first.step, missing, page: first.page }
}
