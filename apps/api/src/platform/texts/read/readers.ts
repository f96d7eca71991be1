import { shownArticle } from './article.ts'
import { renderDocument } from './document.ts'
import { renderMarkdown } from './markdown.ts'
import { readNotebookFile } from './notebook.ts'
import { readArticle, readDataset, readPost } from './written.ts'

/** The readers of strangers' texts by name. Only the child processes call them. */
export const readers = {
  article: readArticle,
  dataset: readDataset,
  document: renderDocument,
  markdown: (texts: readonly string[]) => texts.map(renderMarkdown),
  notebook: readNotebookFile,
  post: readPost,
  shownArticle,
}

export type Readers = typeof readers
