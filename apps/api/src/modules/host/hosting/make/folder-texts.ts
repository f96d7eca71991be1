import { fill, type TextsByKey } from '@shulei/domain/base/text/refusal.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { loadTexts } from '../../../../platform/messages.ts'
import type { HostingChoice } from './hosting-task.ts'

/** The texts that a hosted competition begins with. */
const texts = loadTexts('hosted-text') as unknown as Record<
  'zh-CN' | 'en-US',
  TextsByKey & { text: TextsByKey; metric: TextsByKey }
>
const sections = ['background', 'task', 'evaluation', 'data', 'rules'] as const

/** A name as Markdown shows it letter by letter. */
const asCode = (name: string) => `\`${name.replace(/`/g, "'")}\``

/** The texts of a hosted competition in both languages, by file name: what its host wrote, and what follows from the table. */
export function folderTexts(
  { title, summary, targetColumn, metric, start, end }: HostingChoice,
  { id, train, test }: { id: string; train: number; test: number },
): Record<string, string> {
  const languages = Object.keys(texts) as (keyof typeof texts)[]
  return Object.fromEntries(
    languages.map((language) => {
      const { text, metric: metrics, ...words } = texts[language]
      const facts = {
        ...{ target: asCode(targetColumn), id: asCode(id), train, test },
        ...{ days: Math.max(1, Math.round((end - start) / DAY)), metric: metrics[metric] ?? metric },
      }
      const ask = (question = '', answer = '') => `### ${question}\n\n${answer}`
      const parts = [
        `---\ntitle: ${title}\nsummary: ${summary || fill(words.summary ?? '', { target: targetColumn })}\ntags: [${words.tag}]\n---`,
        ...sections.map((key) => `## ${words[key]}\n\n${fill(text[key] ?? '', facts)}`),
        `## ${words.faq}`,
        ask(words.firstQuestion, words.firstAnswer),
        ask(words.teamQuestion, words.teamAnswer),
      ]
      return [`text.${language}.md`, `${parts.join('\n\n')}\n`]
    }),
  )
}
