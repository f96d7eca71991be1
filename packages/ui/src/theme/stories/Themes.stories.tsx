import { themes } from '@shulei/themes/registry.ts'
import { themeVariables } from '@shulei/themes/variables.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Alert } from '../../Alert/Alert.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { EmptyState } from '../../EmptyState/EmptyState.tsx'
import { Switch } from '../../Switch/Switch.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { tokenNames } from '../tokens.ts'
import { Page, speak } from './Page.tsx'
import * as css from './Specimen.css.ts'
import { Specimen } from './Specimen.tsx'
import { themeNames, useShownTheme } from './themesOf.ts'

const meta = preview.meta({
  title: 'Foundation/Themes',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

/** All themes on the same markup. A theme is set as variables on an element, as an organiser's theme is. */
export const OneMarkup = meta.story({
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('十个主题，一份契约', 'Ten themes, one contract')}
        lead={say(
          `主题是 ${tokenNames.length} 个值。它换颜色、字体、圆角与画，不换结构、间距、字号与焦点。`,
          `A theme is ${tokenNames.length} values. It changes colours, fonts, radius and art; never structure, spacing, type sizes or focus.`,
        )}
      >
        <div className={css.grid}>
          {Object.entries(themes).map(([name, tokens]) => (
            <div key={name} style={themeVariables(tokens)}>
              <Specimen say={say} name={say(...(themeNames[name] ?? [name, name]))} theme={name} />
            </div>
          ))}
        </div>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(Object.keys(themes).length)
  },
})

/** Controls and messages in the toolbar's theme. */
export const Specimens = meta.story({
  tags: ['modes', 'modes-microsite'],
  render: (_, { globals }) => {
    const say = speak(globals)
    const { name } = useShownTheme()
    const title = say(...(themeNames[name] ?? [name, name]))
    return (
      <Page title={title} lead={say('同一段标记，在这个主题里。', 'The same markup in this theme.')}>
        <div className={css.columns}>
          <Specimen say={say} name={title} theme={name} />
          <div className={css.stack}>
            <Alert tone="info" title={say('B 榜换了数据', 'List B has other data')}>
              {say('每队两次，11 月 25 日 10:00 开放。', 'Two entries a team, from 25 November, 10:00.')}
            </Alert>
            <Alert tone="success" title={say('已通过实名认证', 'Verified')}>
              {say('下载数据不再受限。', 'All data can be downloaded.')}
            </Alert>
            <Alert tone="warning" title={say('今日还剩一次', 'One entry left today')}>
              {say('明日 00:00 补满五次。', 'Five again from 00:00.')}
            </Alert>
            <Alert tone="danger" title={say('文件少了 12 行', '12 rows are missing')}>
              {say('第一个缺的编号是 20261107。', 'The first missing id is 20261107.')}
            </Alert>
          </div>
          <div className={css.stack}>
            <TextField label={say('队名', 'Team name')} defaultValue={say('近岸观察组', 'Near Shore')} />
            <TextField
              label={say('邮箱', 'E-mail')}
              defaultValue="lin@shulei"
              errorMessage={say('少了点后面的部分。', 'The part after the dot is missing.')}
            />
            <Checkbox defaultSelected>{say('我已阅读参赛协议', 'I have read the agreement')}</Checkbox>
            <Switch defaultSelected>{say('允许私信', 'Messages are welcome')}</Switch>
          </div>
          <EmptyState
            title={say('还没有队伍', 'No teams yet')}
            description={say('第一支队伍会站在这里。', 'The first team will stand here.')}
          />
        </div>
      </Page>
    )
  },
})
