import { readTexts, type Texts } from '../locales.ts'
import { readGivenTexts } from './givenTexts.ts'

/** A word that the pages do not use, because another one already stands for the thing. */
export interface Term {
  refused: RegExp
  instead: string
  /** Reasons by `namespace:key`, for texts that keep the refused word. */
  except?: Readonly<Record<string, string>>
}

const slogan = {
  'home:hero.claim': 'the slogan of the product',
  'share:claim': 'the slogan of the product',
  'shell:site.slogan': 'the slogan of the product',
  'shell:footer.slogan': 'the slogan of the product',
}

/** Words in British spelling; a key `licence:` of a file is none. */
export const british =
  /\bcentres?\b|colour|licence(?!"?:)|\w+ganis|recognis|normalis|regularis|(mini|maxi|opti)mise|practis(e|ing)|honour|neighbour|travell|labell|judgement|behaviour|favour|\bmetres?\b/i

/** One word for one thing, in each language, and one kind of quotes. Texts of the specification's table are not checked. */
export const terms = {
  'zh-CN': [
    { refused: /您/, instead: '你' },
    { refused: /比赛/, instead: '竞赛' },
    { refused: /分数|得分|出分/, instead: '成绩', except: slogan },
    { refused: /已评测/, instead: '已评分' },
    { refused: /收台/, instead: '结束' },
    { refused: /补满/, instead: '重置' },
    { refused: /数据协议|使用协议/, instead: '数据集协议' },
    { refused: /登录站/, instead: '登录中心' },
    { refused: /领先者/, instead: '榜首' },
    { refused: /组织方/, instead: '主办方' },
    { refused: /[「」『』"]/, instead: '“ ”' },
  ],
  'en-US': [
    {
      refused: /\bcontests?\b/i,
      instead: 'competition',
      except: { 'layout:dcic.name': 'the name of a contest', 'layout:dcic.home': 'its home page' },
    },
    { refused: /\braces?\b/i, instead: 'series' },
    { refused: /\brings?\b(?!$)/i, instead: 'competition', except: slogan },
    { refused: /\bentr(y|ies)\b(?! form)/i, instead: 'submission' },
    { refused: /\bleaderboards?\b/i, instead: 'ranking' },
    { refused: /\bsign(s|ed|ing)?[ -](in|out|on)\b/i, instead: 'log in, log out' },
    { refused: /\bLogin\b|\bto login\b|\bplease login\b/, instead: 'Log in' },
    { refused: /\blogout\b/i, instead: 'Log out' },
    { refused: /\bdata sets?\b/i, instead: 'dataset' },
    { refused: /\be-mails?\b|\bmails?\b/i, instead: 'email' },
    { refused: /\breceivers?\b/i, instead: 'recipient' },
    { refused: /\bprotocols?\b/i, instead: 'agreement' },
    { refused: /\bdata agreement/i, instead: 'dataset agreement' },
    { refused: /\bauthentication\b/i, instead: 'verification' },
    { refused: /\bnotifications?\b/i, instead: 'notice' },
    { refused: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
    { refused: british, instead: 'American spelling' },
    { refused: /[「」『』"«»]/, instead: '“ ”' },
  ],
} satisfies Record<string, readonly Term[]>

/** Text without placeholders and tags, whose names are no words of the pages. */
const words = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')

/** Refused words in the texts of a language, and exceptions that no longer hold. `given` are keys that are not checked. */
export function termProblems(texts: Texts, table: readonly Term[], given: ReadonlySet<string>): string[] {
  const all = [...texts].flatMap(([namespace, byKey]) =>
    [...byKey].map(([key, text]) => ({ key: `${namespace}:${key}`, text: words(String(text)) })),
  )
  return table.flatMap(({ refused, instead, except = {} }) => {
    const found = all.filter(({ key, text }) => !given.has(key) && refused.test(text))
    const stale = Object.keys(except).filter((key) => !found.some((one) => one.key === key))
    return [
      ...found
        .filter(({ key }) => !(key in except))
        .map(({ key, text }) => `${key}: “${refused.exec(text)?.[0]}” should be ${instead}`),
      ...stale.map((key) => `${key}: the exception for ${instead} is stale`),
    ]
  })
}

/** Keys of the texts that the specification gives. */
export const givenKeys = (): ReadonlySet<string> => new Set(readGivenTexts().map(({ key }) => key))

/** Texts that are shown beside given ones with 您: the pages of errors, and the dialog of an invitation. */
export const besideFormal: readonly { namespace: string; keys: RegExp }[] = [
  { namespace: 'shell', keys: /^error\./ },
  { namespace: 'error', keys: /^userNotExist$/ },
  { namespace: 'team-invite', keys: /^(invite|preview|reason|past)\./ },
]

/** Chinese texts with 您 outside of these places, and texts with 你 in them: nobody is addressed in two ways on one page. */
export function mixedAddress(texts: Texts, places = besideFormal): string[] {
  return [...texts].flatMap(([namespace, byKey]) =>
    [...byKey].flatMap(([key, text]) => {
      const isFormal = places.some((place) => place.namespace === namespace && place.keys.test(key))
      return String(text).includes(isFormal ? '你' : '您') ? [`${namespace}:${key}: ${text}`] : []
    }),
  )
}

/** Refused words of the product in one language. */
export const productTermProblems = (language: keyof typeof terms) =>
  termProblems(readTexts(language), terms[language], givenKeys())
