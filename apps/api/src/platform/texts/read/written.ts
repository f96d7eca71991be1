import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import { type DatasetProblem, type DatasetText, draftProblems } from '@shulei/domain/data/dataset/publish.ts'
import { type ArticleProblem, type ArticleText, draftProblem } from '@shulei/domain/people/article/article.ts'
import { postProblem } from '@shulei/domain/publish/discussion/discussion.ts'

/** What was written in an editor: the problem of it, or the markup as it is stored. */
type Written<Problem> = { problem: Problem } | { problem: null; stored: string }

const written = <Problem>(problem: Problem | null, markup: string): Written<Problem> =>
  problem === null ? { problem: null, stored: storedMarkup(markup) } : { problem }

export const readPost = (content: string): Written<NonNullable<ReturnType<typeof postProblem>>> =>
  written(postProblem(content), content)

export const readArticle = (text: ArticleText): Written<ArticleProblem> => written(draftProblem(text), text.body)

export function readDataset(text: DatasetText): Written<DatasetProblem[]> {
  const problems = draftProblems(text)
  return written(problems.length > 0 ? problems : null, text.description)
}
