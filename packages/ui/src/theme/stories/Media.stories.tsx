import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Alert } from '../../Alert/Alert.tsx'
import { Avatar } from '../../Avatar/Avatar.tsx'
import { Button } from '../../Button/Button.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { Disclosure } from '../../Disclosure/Disclosure.tsx'
import { ProgressBar } from '../../ProgressBar/ProgressBar.tsx'
import { Prose } from '../../Prose/Prose.tsx'
import { Switch } from '../../Switch/Switch.tsx'
import { Tag } from '../../Tag/Tag.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import * as css from './Media.css.ts'
import * as page from './Page.css.ts'
import { Facts, Page, Part, type Say, speak } from './Page.tsx'

const meta = preview.meta({
  title: 'Foundation/Paper and few colours',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

function Sample({ say }: { say: Say }) {
  return (
    <div className={css.sample}>
      <div className={page.row}>
        <Tag tone="action" hasDot>
          {say('进行中', 'Running')}
        </Tag>
        <Tag tone="success">{say('可报名', 'Open')}</Tag>
        <Avatar name={say('林晓舟', 'Xiaozhou Lin')} seed="lin" />
      </div>
      <Alert tone="warning">
        {say('B 榜开放前请选定最终结果。', 'Choose your final results before list B opens.')}
      </Alert>
      <Prose>
        <p>
          {say('数据说明见', 'The data are described in the ')}
          <a href="https://shulei.example/data">{say('数据手册', 'data manual')}</a>
          {say('。', '.')}
        </p>
      </Prose>
      <Disclosure title={say('一天能提交几次？', 'How often a day?')}>
        {say('每队每日 5 次。', 'Five times a team.')}
      </Disclosure>
      <ProgressBar label={say('上传', 'Upload')} value={62} valueText="62%" />
      <div className={page.row}>
        <Button variant="primary">{say('提交', 'Submit')}</Button>
        <Button isDisabled>{say('加入队伍', 'Join a team')}</Button>
        <Checkbox defaultSelected>{say('同意', 'Agree')}</Checkbox>
        <Switch defaultSelected>{say('通知', 'Notices')}</Switch>
      </div>
      <TextField label={say('队伍名称', 'Name of the team')} defaultValue={say('近岸观察组', 'Near Shore')} />
    </div>
  )
}

/** The page as printed; the toolbar's "Medium" shows other stories in print. */
export const OnPaper = meta.story({
  tags: ['modes-paper'],
  globals: { medium: 'paper' },
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('纸上', 'On paper')}
        lead={say(
          '每个主题印出来都是白底黑字。能按的、会动的、带人去别处的都不印；折起来的内容全部展开，链接写出地址。',
          'Every theme prints black on white. What is pressed, moves or leads elsewhere is left out; what was folded lies open, and links tell their address.',
        )}
      >
        <Part title={say('同一份内容', 'The same content')}>
          <Sample say={say} />
        </Part>
      </Page>
    )
  },
  play: async ({ canvas, globals }) => {
    const say = speak(globals)
    await expect(canvas.queryByRole('button', { name: say('提交', 'Submit') })).toBeNull()
    // jest-dom treats a closed <details> as hidden, whatever its style.
    const folded = canvas.getByText(say('每队每日 5 次。', 'Five times a team.'))
    await expect(folded.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    await expect(getComputedStyle(document.body).color).toBe('rgb(0, 0, 0)')
  },
})

const systemColours = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'ButtonText',
  'Highlight',
  'HighlightText',
  'GrayText',
] as const

/** For readers who use forced colours. */
export const FewColours = meta.story({
  tags: ['modes'],
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('高对比度', 'Few colours')}
        lead={say(
          '读者在系统里选定几种颜色后，网站只用那几种：形状、粗细与文字代替颜色说话。头像、队徽与图表保留自己的颜色。',
          'Once a reader has chosen a few colours in the system, the site uses only those: shape, weight and words speak instead. Avatars, badges of teams and charts keep their own.',
        )}
      >
        <Part
          title={say('系统的颜色', 'Colours of the system')}
          text={say(
            'Windows 的“对比度主题”，或浏览器开发者工具“渲染”里的 forced-colors，会改变它们。',
            'A contrast theme of Windows changes them, or forced-colors under Rendering in the developer tools of a browser.',
          )}
        >
          <Facts
            head={[say('名字', 'Name'), say('现在', 'Now')]}
            rows={systemColours.map((name) => [
              name,
              <span key={name} className={css.colour} data-colour-sample style={{ background: name }} />,
            ])}
          />
        </Part>
        <Part title={say('同一份内容', 'The same content')}>
          <Sample say={say} />
        </Part>
      </Page>
    )
  },
})
