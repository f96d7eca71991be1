/** Permissions and conditions of a licence. */
export interface LicenceTerms {
  /** SPDX id, or an own id where SPDX has none. */
  id: string
  /** Name as its text has it. */
  name: string
  /** The name is `dataset-text:<key>` where it depends on the language; else null. */
  nameKey: 'publicDomain' | 'usGovernmentWork' | null
  url: string | null
  /** The source must be named. */
  needsCredit: boolean
  /** Changed data must keep the same licence. */
  needsSameLicence: boolean
  allowsCommerce: boolean
  allowsChanges: boolean
}

const terms = (
  id: string,
  name: string,
  url: string | null,
  rest: Partial<Omit<LicenceTerms, 'id' | 'name' | 'url'>> = {},
): LicenceTerms => ({
  ...{ id, name, nameKey: null, url },
  ...{ needsCredit: true, needsSameLicence: false, allowsCommerce: true, allowsChanges: true },
  ...rest,
})

const cc = 'https://creativecommons.org'

/** The licences that a person may choose for a data set, the freest first. */
export const licences: readonly LicenceTerms[] = [
  terms('public-domain', 'Public domain', `${cc}/public-domain/pdm/`, { needsCredit: false, nameKey: 'publicDomain' }),
  terms('US-Government-Work', 'US government work', 'https://resources.data.gov/open-licenses/', {
    needsCredit: false,
    nameKey: 'usGovernmentWork',
  }),
  terms('CC0-1.0', 'CC0 1.0', `${cc}/publicdomain/zero/1.0/`, { needsCredit: false }),
  terms('PDDL-1.0', 'PDDL 1.0', 'https://opendatacommons.org/licenses/pddl/1-0/', { needsCredit: false }),
  terms('PDDL-1.0 AND CC0-1.0', 'PDDL 1.0 / CC0 1.0', 'https://opendatacommons.org/licenses/pddl/1-0/', {
    needsCredit: false,
  }),
  terms('CC-BY-4.0', 'CC BY 4.0', `${cc}/licenses/by/4.0/`),
  terms('ODC-By-1.0', 'ODC-By 1.0', 'https://opendatacommons.org/licenses/by/1-0/'),
  terms('ODC-By-1.0 AND CC-BY-4.0', 'ODC-By 1.0 / CC BY 4.0', 'https://opendatacommons.org/licenses/by/1-0/'),
  terms('MIT', 'MIT', 'https://opensource.org/license/mit'),
  terms('BSD-3-Clause', 'BSD 3-Clause', 'https://opensource.org/license/bsd-3-clause'),
  terms('CC-BY-SA-4.0', 'CC BY-SA 4.0', `${cc}/licenses/by-sa/4.0/`, { needsSameLicence: true }),
  terms('ODbL-1.0', 'ODbL 1.0', 'https://opendatacommons.org/licenses/odbl/1-0/', { needsSameLicence: true }),
  terms('CC-BY-NC-4.0', 'CC BY-NC 4.0', `${cc}/licenses/by-nc/4.0/`, { allowsCommerce: false }),
  terms('CC-BY-NC-SA-4.0', 'CC BY-NC-SA 4.0', `${cc}/licenses/by-nc-sa/4.0/`, {
    allowsCommerce: false,
    needsSameLicence: true,
  }),
  terms('CC-BY-ND-4.0', 'CC BY-ND 4.0', `${cc}/licenses/by-nd/4.0/`, { allowsChanges: false }),
]

export const licenceOf = (id: string): LicenceTerms | null => licences.find((licence) => licence.id === id) ?? null

/** Parts of what a licence allows and asks, in the order in which they are told. The text is `dataset-text:<key>`. */
export const termKeys = [
  'commerceYes',
  'commerceNo',
  'changesYes',
  'changesNo',
  'creditYes',
  'creditNo',
  'sameLicence',
] as const
export type TermKey = (typeof termKeys)[number]

/** The permissions and conditions of a licence. */
export function termsOf({ allowsCommerce, allowsChanges, needsCredit, needsSameLicence }: LicenceTerms): TermKey[] {
  return [
    allowsCommerce ? 'commerceYes' : 'commerceNo',
    allowsChanges ? 'changesYes' : 'changesNo',
    needsCredit ? 'creditYes' : 'creditNo',
    ...(needsSameLicence ? (['sameLicence'] as const) : []),
  ]
}
