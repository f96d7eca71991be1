import { isPageSlug, type PageSlug, pageSlugs, partKinds } from '@shulei/domain/publish/content/kinds.ts'
import { readingMinutes } from '@shulei/domain/publish/content/reading.ts'
import type * as z from 'zod'
import { searchText } from '../../../../platform/search-text.ts'
import type {
  Content,
  Localized,
  StoredActivity,
  StoredArticle,
  StoredExpert,
  StoredPage,
  StoredPart,
} from './content.ts'
import { attempt, checkedYaml, frontMatter, problemOf, together } from './front-matter.ts'
import { editorHtml, type PictureOf, sectionsOf, withHeadingIds, wordsOf } from './markdown.ts'
import * as schemas from './schemas.ts'

/** Files as they are stored: texts by their path, and the hash of each picture by its name. */
export interface StoredFiles {
  files: Readonly<Record<string, string>>
  pictures: Readonly<Record<string, string>>
}

/** Address of a picture; its hash makes another picture of the same name another address. */
const pictureAddress = (name: string, hash: string) => `/api/site/content/pictures/${name}?v=${hash.slice(0, 12)}`

const languages = { zh: 'zh-CN', en: 'en-US' } as const

/** A content folder with its problems. A text with a problem is left out, so that one wrong file never takes the others down. */
export function parseContent({ files, pictures }: StoredFiles): { content: Content; problems: string[] } {
  const problems: string[] = []
  const seen = new Set<string>()
  const readYaml = <S extends z.ZodType>(path: string, schema: S): z.output<S> => {
    seen.add(path)
    return checkedYaml(path, files[path] ?? '', schema)
  }
  const credits = attempt(() => readYaml('pictures/pictures.yaml', schemas.pictureFacts), problems) ?? {}
  const site = attempt(() => readYaml('site.yaml', schemas.siteFacts), problems) ?? { topics: [], experts: [] }
  for (const name of Object.keys(pictures)) {
    if (!Object.hasOwn(credits, name))
      problems.push(`pictures/${name}: pictures.yaml does not say its maker and licence`)
  }

  const picturesIn =
    (lang: 'zh' | 'en'): PictureOf =>
    (name) => {
      const hash = pictures[name]
      const credit = Object.hasOwn(credits, name) ? credits[name] : undefined
      if (hash === undefined || !credit) return null
      return { src: pictureAddress(name, hash), caption: `${credit[lang]} · ${credit.licence}` }
    }

  /** Reads a text in Chinese, and in English where there is a file; `make` gets the checked front matter and HTML. */
  function localized<Z extends z.ZodType, E extends z.ZodType, T>(
    base: string,
    [zh, en]: readonly [Z, E],
    make: (facts: z.output<Z> | z.output<E>, html: string) => T,
  ): { facts: z.output<Z>; texts: Localized<T> } {
    const read = <S extends Z | E>(lang: 'zh' | 'en', schema: S) => {
      const path = `${base}${lang}.md`
      const text = files[path]
      if (text === undefined) return null
      seen.add(path)
      const { yaml, body } = frontMatter(path, text)
      const [facts, html] = together(
        () => checkedYaml(path, yaml, schema),
        () => editorHtml(path, body, picturesIn(lang)),
      )
      return { facts, text: make(facts as z.output<Z> | z.output<E>, html) }
    }
    const [chinese, english] = together(
      () => {
        const found = read('zh', zh)
        if (!found) throw problemOf(`${base}zh.md`, 'the Chinese text is missing')
        return found
      },
      () => read('en', en),
    )
    return { facts: chinese.facts, texts: { [languages.zh]: chinese.text, [languages.en]: english?.text ?? null } }
  }

  /** Names of the folders inside a folder. */
  const foldersOf = (kind: string) => [
    ...new Set(Object.keys(files).flatMap((path) => new RegExp(`^${kind}/([^/]+)/`).exec(path)?.[1] ?? [])),
  ]
  /** Reads every folder of a kind. Files of a folder with a problem count as read: its own problem is named. */
  const all = <T>(kind: string, read: (name: string) => T): T[] =>
    foldersOf(kind).flatMap((name) => {
      const made = attempt(() => read(name), problems)
      if (made !== null) return [made]
      for (const path of Object.keys(files)) if (path.startsWith(`${kind}/${name}/`)) seen.add(path)
      return []
    })

  const listed = (facts: z.output<typeof schemas.articleFacts> | z.output<typeof schemas.activityFacts>) => ({
    id: facts.id,
    formerIds: facts.formerIds,
    publishedAt: facts.published,
    updatedAt: facts.updated ?? facts.published,
    topic: facts.topic,
    authorId: facts.author ?? null,
    competition: facts.competition ?? null,
  })

  const articles = all('articles', (name): StoredArticle => {
    const { facts, texts } = localized(
      `articles/${name}/`,
      [schemas.articleFacts, schemas.articleWords],
      ({ title, summary }, html) => ({
        title,
        summary,
        minutes: readingMinutes(wordsOf(html)),
        ...withHeadingIds(html),
      }),
    )
    return { kind: 'info', ...listed(facts), texts }
  })

  const activities = all('activities', (name): StoredActivity => {
    const [{ facts, texts }, parts] = together(
      () =>
        localized(
          `activities/${name}/`,
          [schemas.activityFacts, schemas.activityWords],
          ({ title, summary, place }, html) => ({
            ...{ title, summary, place, html },
            minutes: readingMinutes(wordsOf(html)),
          }),
        ),
      () =>
        together(
          ...partKinds.map((kind, index) => () => {
            const schema = schemas.partFacts[index as 0]
            return localized(
              `activities/${name}/${index + 1}.`,
              [schema, schema],
              (found, html) => ({ kind, html, ...found }) as unknown as StoredPart,
            ).texts
          }),
        ),
    )
    const { when } = facts
    const times =
      'monthly' in when
        ? { kind: 'monthly' as const, day: when.monthly, minute: when.time, minutes: when.minutes }
        : { kind: 'once' as const, ...when }
    return { kind: 'activity', ...listed(facts), times, isSimulated: facts.simulated, texts, parts }
  })

  const pages = new Map<PageSlug, StoredPage>(
    all('pages', (slug): [PageSlug, StoredPage] => {
      if (!isPageSlug(slug)) throw problemOf(`pages/${slug}`, `a page is one of ${pageSlugs.join(', ')}`)
      const { facts, texts } = localized(
        `pages/${slug}/`,
        [schemas.pageFacts, schemas.pageWords],
        ({ title, summary, eyebrow }, html) => {
          const { before, sections } = sectionsOf(html, 2, 's')
          return { title, summary, eyebrow, html: before, sections }
        },
      )
      return [slug, { updatedAt: facts.updated, competitions: facts.competitions, texts }]
    }),
  )

  const experts = all('experts', (name): StoredExpert => {
    const { facts, texts } = localized(
      `experts/${name}/`,
      [schemas.expertFacts, schemas.expertWords],
      ({ role }, html) => ({ role, html }),
    )
    return { userId: facts.user, types: facts.types, sort: facts.sort, texts }
  })

  const faqWords = schemas.faqFacts
  const faq = files['faq/zh.md']
    ? attempt(
        () =>
          localized('faq/', [faqWords, faqWords], (_, html) =>
            sectionsOf(html, 2, 'g').sections.map((group) => ({
              id: group.id,
              title: group.title,
              questions: sectionsOf(group.html, 3, `${group.id}q`).sections.map(({ id, title, html: answer }) => ({
                id,
                question: title,
                html: answer,
                search: searchText({ names: [title], texts: [wordsOf(answer)] }),
              })),
            })),
          ),
        problems,
      )
    : null

  checkTogether({ articles, activities, experts }, site, problems)
  for (const path of Object.keys(files)) if (!seen.has(path)) problems.push(`${path}: no text belongs at this place`)
  return {
    content: {
      topics: site.topics,
      expertTypes: site.experts,
      articles,
      activities,
      pages,
      faq: faq?.texts ?? { 'zh-CN': [], 'en-US': null },
      experts: experts.sort((a, b) => a.sort - b.sort),
    },
    problems,
  }
}

/** Rules across all files: an id, also a former one, is that of one text of its kind, and topics and types have names. */
function checkTogether(
  { articles, activities, experts }: Pick<Content, 'articles' | 'activities' | 'experts'>,
  site: z.output<typeof schemas.siteFacts>,
  problems: string[],
): void {
  const ids = new Set<string>()
  for (const { kind, id, formerIds, topic, texts } of [...articles, ...activities]) {
    const name = `"${texts['zh-CN'].title}"`
    for (const one of [id, ...formerIds]) {
      if (ids.has(`${kind} ${one}`)) problems.push(`${name}: another text has the id ${one} too`)
      ids.add(`${kind} ${one}`)
    }
    if (!site.topics.some(({ code }) => code === topic)) problems.push(`${name}: site.yaml has no topic "${topic}"`)
  }
  for (const type of experts.flatMap(({ types }) => types)) {
    if (!site.experts.some(({ code }) => code === type)) problems.push(`experts: site.yaml has no type "${type}"`)
  }
}
