import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longWord } from '../stories/longText.ts'
import { Prose } from './Prose.tsx'

const meta = preview.meta({
  title: 'Core/Prose',
  parameters: {
    docs: {
      description: {
        component:
          'Text that somebody wrote at length: rules, notices, answers. **Not** for the interface’s own sentences.',
      },
    },
  },
  component: Prose,
})

export const Chinese = meta.story({
  tags: ['modes', 'modes-paper'],
  render: () => (
    <div className={`${frames.main} ${frames.surface}`}>
      <Prose>
        <h3>赛题</h3>
        <p>
          短临浪高预报决定渔船能不能出港、风电运维船要不要返航。现行业务模式 6 小时预报的平均误差约 0.31
          米，近岸浅水区更大。我们公开 26 个近海浮标 2016 至 2025 年的逐时观测，请你给出<strong>更准的答案</strong>。
        </p>
        <h3>评分</h3>
        <p>
          对未来 1 至 6 小时逐时有效波高预测，以浪级加权的相对误差计分，见<a href="#metric">评分细则</a>，字段{' '}
          <code>wave_height</code>。
        </p>
        <pre>score = 1 − Σ wₖ · |ŷₖ − yₖ| / max(yₖ, 0.5)</pre>
        <h4>规则</h4>
        <ol>
          <li>每队每日 5 次提交。</li>
          <li>
            外部数据须公开：
            <ul>
              <li>写明出处</li>
              <li>写明许可</li>
            </ul>
          </li>
        </ol>
        <blockquote>
          <p>A 榜与 B 榜使用不同海区的浮标。</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">含义</th>
              <th scope="col">单位</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>wave_height</td>
              <td>有效波高</td>
              <td>米</td>
            </tr>
            <tr>
              <td>wave_period</td>
              <td>平均周期</td>
              <td>秒</td>
            </tr>
          </tbody>
        </table>
      </Prose>
    </div>
  ),
})

export const SanitisedHtml = meta.story({
  render: () => (
    <Prose
      lang="en"
      sanitisedHtml="<h3>Task</h3><p>Predict the number of births of each day, see <a href='#data'>the data</a>.</p><ul><li>RMSE</li><li>5 submissions a day</li></ul>"
    />
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Prose>
        <h3>{han50}</h3>
        <p>{longWord}</p>
        <pre>{longWord}</pre>
      </Prose>
    </div>
  ),
})

/** On a phone numbers and file names stay whole: the table scrolls, by keyboard too, and the page does not. */
export const WideTable = meta.story({
  tags: ['no-picture'],
  render: () => (
    <div className={frames.phone}>
      <Prose>
        <table>
          <tbody>
            <tr>
              <td>
                <code>sample_submission.csv</code>
              </td>
              <td>{han50}</td>
              <td>1967.148766</td>
              <td>2233.876547</td>
              <td>2014-01-01</td>
            </tr>
          </tbody>
        </table>
      </Prose>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const lines = (cell: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
    }
    for (const whole of ['sample_submission.csv', '1967.148766', '2233.876547', '2014-01-01'])
      await expect(lines(canvas.getByText(whole))).toBe(1)
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
    await expect(table.clientWidth).toBeLessThanOrEqual(360)
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(table).toHaveFocus()
    // A table that fits is no stop of the keyboard.
    const { style } = table.parentElement as HTMLElement
    style.inlineSize = '1200px'
    await waitFor(() => expect(table).not.toHaveAttribute('tabindex'))
    style.inlineSize = ''
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <div className={`${frames.main} ${frames.surface}`}>
      <Prose>
        <h3>Task</h3>
        <p>
          Whether boats leave port depends on the wave height of the next few hours. We publish ten years of hourly
          observations by 26 buoys near the shore, and ask you for <strong>better answers</strong>.
        </p>
        <h3>Evaluation</h3>
        <p>
          The relative error of each of the next six hours, weighted by sea state: see <a href="#metric">the metric</a>,
          column <code>wave_height</code>.
        </p>
        <ol>
          <li>Each team may submit five times a day.</li>
          <li>Data from elsewhere must be public, with their source and licence.</li>
        </ol>
        <blockquote>
          <p>List B uses buoys from other waters than list A.</p>
        </blockquote>
      </Prose>
    </div>
  ),
})
