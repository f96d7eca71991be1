import { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import { pictureAddress } from '@shulei/mocks/base/upload/handlers.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import * as frames from '@shulei/ui/stories/frames.css.ts'
import { longWord } from '@shulei/ui/stories/longText.ts'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { RichTextEditor } from './RichTextEditor.tsx'

const meta = preview.meta({
  title: 'Core/RichTextEditor',
  component: RichTextEditor,
  parameters: {
    keyboard: [
      ['Tab', 'to the toolbar, to the text, and on'],
      ['Alt+F10', 'from the text to the toolbar'],
      ['← →', 'through the toolbar'],
      ['Esc', 'back to the text'],
      ['Mod+B, Mod+I, Mod+E', 'bold, italic, code'],
      ['Mod+K', 'the link at the cursor'],
      ['Mod+], Mod+[', 'list item further in or out'],
      ['Mod+Alt+↑ ↓ ← →', 'a new row or column of a table'],
      ['Mod+Alt+Backspace, Mod+Alt+Shift+Backspace', 'without this row or column'],
      ['Mod+Z, Mod+Shift+Z', 'undo, redo'],
    ],
    docs: {
      description: {
        component:
          'A text with headings, lists, links and pictures: an article, a comment, the description of a data set. **Not** for plain words (`TextArea`), nor to show a text (`Prose`).',
      },
    },
  },
  args: { label: '正文', placeholder: '写下你的做法', onChange: fn() },
  decorators: [
    (Story) => (
      <div className={frames.main}>
        <Story />
      </div>
    ),
  ],
})

type Canvas = { findByRole: (role: string, options?: { name?: string | RegExp }) => Promise<HTMLElement> }

/** Waits until the text is editable: until then there is no text box. */
const alive = (canvas: Canvas) => canvas.findByRole('textbox', { name: /正文|Text/ })

/** Dispatches a paste event with the given data. */
function paste(into: Element, data: { html?: string; text?: string; files?: File[] }) {
  const clipboardData = new DataTransfer()
  if (data.html) clipboardData.setData('text/html', data.html)
  if (data.text) clipboardData.setData('text/plain', data.text)
  for (const file of data.files ?? []) clipboardData.items.add(file)
  return fireEvent(into, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const webp = new Uint8Array([...'RIFF....WEBPVP8 '].map((letter) => letter.charCodeAt(0)))
const photo = (name = '浮标.webp') => new File([webp], name, { type: 'image/webp' })

const article = `<h3>浅水区单独建模</h3><p>近岸 <strong>3 个浮标</strong>的误差比外海大一倍，见<a href="https://shulei.example/competitions/963" rel="noopener nofollow">赛题说明</a>，字段 <code>wave_height</code>。</p><ul><li><p>按水深分两组</p></li><li><p>各自标准化</p></li></ul><blockquote><p>外海的模型不能直接搬到近岸。</p></blockquote><pre><code>score = 1 - sum(w * err)</code></pre>`

export const Empty = meta.story({
  args: { hint: '可以插入图片', maxCharacters: 500 },
  play: async ({ canvas }) => {
    await expect(await alive(canvas)).toHaveAccessibleDescription(/可以插入图片.*Alt \+ F10/)
  },
})

export const WithContent = meta.story({
  tags: ['modes'],
  args: { defaultValue: article },
  play: async ({ canvas }) => {
    await alive(canvas)
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Text',
    defaultValue:
      '<h3>Shallow water by itself</h3><p>Errors of the three buoys near the shore are <em>twice</em> as large.</p><ol><li><p>Split by depth</p></li><li><p>Scale each part</p></li></ol>',
    maxCharacters: 500,
  },
  play: async ({ canvas }) => {
    await alive(canvas)
    await expect(canvas.getByText(/ \/ 500$/)).toBeVisible()
  },
})

const drafted = { defaultValue: '<p>原来的正文</p>', draftPath: '/articles/7/edit' }

/** A stored draft is sanitised before it is handed out; without a draft the text stays unchanged. */
export const DraftRestored = meta.story({
  args: drafted,
  beforeEach: () => {
    const found = '<p onclick="x()">写到一半的<u>草稿</u><img src="https://elsewhere.example/a.png"></p>'
    localStorage.setItem('draft:/articles/7/edit', found)
  },
  play: async ({ args, canvas }) => {
    const content = await alive(canvas)
    await waitFor(() => expect(content.innerHTML).toBe('<p>写到一半的草稿</p>'))
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>写到一半的草稿</p>')
    await expect(canvas.getByRole('status')).toHaveTextContent(text('rich-text:draft.restored'))
  },
})

export const DraftDiscarded = meta.story({
  tags: ['no-picture'], // same picture as WithContent
  args: drafted,
  beforeEach: () => localStorage.setItem('draft:/articles/7/edit', '<p>草稿</p>'),
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: text('rich-text:draft.discard') }))
    await waitFor(() => expect(content).toHaveTextContent('原来的正文'))
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>原来的正文</p>')
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
    await expect(kept()).toEqual([])
    await userEvent.click(content)
    await userEvent.keyboard('改')
    await waitFor(() => expect(kept()).toHaveLength(1))
  },
})

/** Writing goes on while the picture uploads, and the value has no trace of the upload. */
export const ImageUploading = meta.story({
  args: { onUploadingChange: fn() },
  beforeEach: ({ msw }) => msw.use(mockPending(uploadImage)),
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(content)
    await userEvent.keyboard('先看图')
    paste(content, { files: [photo(), photo('残差.webp')] })
    await canvas.findByRole('progressbar', { name: text('rich-text:picture.uploading', { name: '浮标.webp' }) })
    await expect(
      canvas.getByRole('progressbar', { name: text('rich-text:picture.waiting', { name: '残差.webp' }) }),
    ).toBeVisible()
    await userEvent.keyboard('，再往下写')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>先看图，再往下写</p>'))
    await expect(args.onUploadingChange).toHaveBeenLastCalledWith(true)
    await expect(content).toHaveFocus()
  },
})

/** A picture is selected as a whole, and its description can be edited. */
export const ImageUploaded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(content)
    paste(content, { files: [photo()] })
    const image = await canvas.findByRole('presentation')
    await waitFor(() => expect(image).toHaveProperty('complete', true))
    await userEvent.click(image)
    await userEvent.type(
      await canvas.findByRole('textbox', { name: pattern('rich-text:picture.alt') }),
      '三个浮标的位置',
    )
    const expected = `<img src="${pictureAddress}" alt="三个浮标的位置">`
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expected))
  },
})

const before = { defaultValue: '<p>浮标的位置：</p>' }

/** The server's reason is shown; the text around stays. */
export const ImageFailed = meta.story({
  args: before,
  beforeEach: ({ msw }) => msw.use(mockRefused(uploadImage, 'pictureTooBig', { facts: { size: '8000 × 5000' } })),
  play: async ({ canvas }) => {
    const content = await alive(canvas)
    paste(content, { files: [photo()] })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/浮标.webp 没有上传.*8000 × 5000/)
    await expect(content).toHaveTextContent('浮标的位置：')
  },
})

/** A retry inserts the picture. */
export const NoConnection = meta.story({
  tags: ['no-picture'], // same picture as ImageFailed
  args: before,
  beforeEach: ({ msw }) => msw.use(http.post('*/api/v1/dfeditor/upload', () => HttpResponse.error())),
  play: async ({ args, canvas, msw, userEvent }) => {
    const content = await alive(canvas)
    paste(content, { files: [photo()] })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('rich-text:picture.offline'))
    msw.use(mock(uploadImage, () => ({ url: pictureAddress, width: 160, height: 90, bytes: 231 })))
    await userEvent.click(canvas.getByRole('button', { name: text('rich-text:picture.retry') }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p>浮标的位置：</p><img src="${pictureAddress}" alt="">`),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Whether a file is a picture is decided by its bytes. */
export const PictureIsSvg = meta.story({
  play: async ({ canvas }) => {
    const content = await alive(canvas)
    paste(content, {
      files: [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], '图.png', { type: 'image/png' })],
    })
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      text('rich-text:refused.wrongKind', { name: '图.png' }),
    )
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})

export const Invalid = meta.story({
  args: { errorMessage: '正文不能为空', isRequired: true },
  play: async ({ canvas }) => {
    const content = await alive(canvas)
    await expect(content).toHaveAccessibleDescription(/正文不能为空/)
    await expect(content).toBeInvalid()
    await expect(content).toBeRequired()
  },
})

export const LongText = meta.story({
  args: {
    defaultValue: `<h3>${longWord}</h3><p>${longWord.repeat(2)}</p><pre><code>${longWord.repeat(2)}</code></pre>${'<p>每一段都写得很长，直到看不到开头。</p>'.repeat(20)}`,
    maxCharacters: 400,
  },
  play: async ({ canvas }) => {
    await expect(await alive(canvas)).toHaveAccessibleDescription(pattern('rich-text:overError'))
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: article },
  play: async ({ canvas }) => {
    await expect(await alive(canvas)).toHaveAttribute('contenteditable', 'false')
    await expect(canvas.getByRole('button', { name: text('rich-text:tool.bold') })).toBeDisabled()
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(content)
    await userEvent.keyboard('浪{Control>}b{/Control}高')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>浪<strong>高</strong></p>'))
    const bold = canvas.getByRole('button', { name: text('rich-text:tool.bold') })
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'))

    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(bold).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: text('rich-text:tool.italic') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(content).toHaveFocus()

    // an Enter that ends an IME composition adds no paragraph
    fireEvent.compositionStart(content)
    fireEvent.keyDown(content, { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.compositionEnd(content)
    await expect(content.querySelectorAll('p')).toHaveLength(1)

    await userEvent.tab()
    await expect(content).not.toHaveFocus()
    await expect(content).toHaveTextContent('浪高')
  },
})

/** Lists are indented by keys that leave Tab free for moving the focus. */
export const Lists = meta.story({
  tags: ['no-picture'], // same picture as WithContent
  args: { defaultValue: '<ul><li><p>a</p></li><li><p>b</p></li></ul>' },
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    const indent = canvas.getByRole('button', { name: text('rich-text:tool.indent') })
    await userEvent.click(canvas.getByText('b'))
    await waitFor(() => expect(indent).toBeEnabled())
    await userEvent.tab()
    await expect(content).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('b'))
    await waitFor(() => expect(indent).toBeEnabled())
    await userEvent.keyboard('{Control>}]{/Control}')
    const inner = '<ul><li><p>b</p></li></ul>'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<ul><li><p>a</p>${inner}</li></ul>`))
  },
})

/** Pasted content is sanitised, and a note says what was removed. */
export const BadPaste = meta.story({
  play: async ({ args, canvas }) => {
    const content = await alive(canvas)
    paste(content, {
      html: '<h1 style="color:red">结论</h1><script>alert(1)</script><p onclick="x()"><a href="javascript:alert(1)">点我</a><a href="https://shulei.example" target="_blank" class="x">来源</a></p><img src="https://elsewhere.example/a.png" onerror="x()">',
    })
    await expect(await canvas.findByRole('status')).toHaveTextContent(pattern('rich-text:refused.foreign'))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<h3>结论</h3><p>点我<a href="https://shulei.example" rel="noopener nofollow">来源</a></p>',
    )
  },
})

/** Signs of Markdown at the start of a line make headings, typed or pasted; a pasted table becomes lines that an article shows as one. */
export const MarkdownSigns = meta.story({
  tags: ['no-picture'], // same picture as WithContent
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(content)
    await userEvent.keyboard('## 结论{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h3>结论</h3>'))
    paste(content, { text: '### 方法\n\n浅水 #1\n' })
    const headings = '<h3>结论</h3><h4>方法</h4><p>浅水 #1</p>'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(headings))
    await userEvent.keyboard('{Enter}')
    paste(content, {
      html: '<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td><b>3</b></td></tr></table>',
    })
    const table = '<p>| a | b |<br>| --- | --- |<br>| 1\\|2 | 3 |</p>'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`${headings}${table}`))
  },
})

const cells = (...rows: string[][]) =>
  rows
    .map((row, at) => row.map((words) => (at === 0 ? `<th><p>${words}</p></th>` : `<td><p>${words}</p></td>`)))
    .map((row) => `<tr>${row.join('')}</tr>`)
    .join('')
const tableOf = (...rows: string[][]) => `<table><tbody>${cells(...rows)}</tbody></table>`
const scores = tableOf(['模型', '误差', '耗时'], ['岭回归', '$\\pm 0.12$', '3 秒'], ['随机森林', '0.09', '2 分钟'])

/** A text that may have tables: the button of the toolbar has a menu for them. */
export const WithTable = meta.story({
  args: { hasTables: true, defaultValue: `<p>两个模型：</p>${scores}<p>都在测试集上。</p>` },
  play: async ({ canvas }) => {
    await expect(await alive(canvas)).toContainElement(canvas.getByRole('table'))
  },
})

/** A table is made and changed by the menu and by shortcuts, and read back as it was written. */
export const TableWritten = meta.story({
  tags: ['no-picture'], // same picture as WithTable
  args: { hasTables: true },
  play: async ({ args, canvas, userEvent }) => {
    const told = async (...rows: string[][]) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(tableOf(...rows)))
    const content = await alive(canvas)
    const choose = async (key: 'insert' | 'headerRow' | 'columnBefore' | 'deleteTable') => {
      await userEvent.click(canvas.getByRole('button', { name: text('rich-text:tool.table') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: pattern(`rich-text:table.${key}`) }))
      await waitFor(() => expect(content).toHaveFocus())
    }
    await userEvent.click(content)
    await choose('insert')
    await userEvent.keyboard('a')
    await told(['a', '', ''], ['', '', ''], ['', '', ''])
    // the shortcuts work in the cell that has the caret
    await userEvent.keyboard('{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}')
    await told(['a', '', ''], ['', '', ''], ['', '', ''], ['', '', ''])
    await userEvent.keyboard('{Control>}{Alt>}{ArrowRight}{/Alt}{/Control}{ArrowRight}b')
    await told(['a', 'b', '', ''], ['', '', '', ''], ['', '', '', ''], ['', '', '', ''])
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{Backspace}{/Shift}{/Alt}{/Control}')
    await told(['a', '', ''], ['', '', ''], ['', '', ''], ['', '', ''])
    await choose('columnBefore')
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(4))
    await userEvent.keyboard('{Control>}{Alt>}{Backspace}{/Alt}{/Control}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
    await choose('headerRow')
    await waitFor(() => expect(canvas.queryAllByRole('columnheader')).toHaveLength(4))
    await choose('deleteTable')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
    // a pasted table is one; a table that only holds a page gives way to its words
    const rows = '<tr><th>c</th><th>d</th></tr><tr><td>1|2</td><td><b>3</b></td></tr>'
    paste(content, { html: `<table><tr><td><table>${rows}</table></td></tr></table>` })
    await told(['c', 'd'], ['1|2', '<strong>3</strong>'])
    // Tab leaves the text from a table too
    await userEvent.tab()
    await expect(content).not.toHaveFocus()
  },
})

export const LinkRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(content)
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await screen.findByRole('textbox', { name: text('rich-text:link.address') })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(address).toHaveAccessibleDescription(pattern('rich-text:link.refused'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const LinkPut = meta.story({
  tags: ['no-picture'], // same picture as WithContent
  play: async ({ args, canvas, userEvent }) => {
    const content = await alive(canvas)
    await userEvent.click(content)
    await userEvent.click(canvas.getByRole('button', { name: text('rich-text:tool.link') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('rich-text:link.address') }),
      'shulei.example{Enter}',
    )
    const link = '<a href="https://shulei.example" rel="noopener nofollow">https://shulei.example</a>'
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<p>${link}</p>`))
    await waitFor(() => expect(content).toHaveFocus())
  },
})
