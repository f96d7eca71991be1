import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Switch } from '@shulei/ui/Switch/Switch.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import * as css from './pages.css.ts'
import * as sheet from './Sheet.css.ts'
import { useSay } from './say.ts'

/** Privacy settings. */
export function SettingsPage() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1} className={sheet.bare}>
      <h1 className={css.title}>{say('隐私', 'Privacy')}</h1>
      <Panel title={say('别人能看到什么', 'What others can see')} titleSize="card">
        <div className={css.form}>
          <Switch defaultSelected hint={say('公司与职位显示在个人主页', 'Company and job stand on your profile')}>
            {say('工作经历', 'Work experience')}
          </Switch>
          <Switch hint={say('学校、专业与学位', 'School, major and degree')}>{say('教育经历', 'Education')}</Switch>
          <Switch defaultSelected>
            {say('互相关注的人可以私信我', 'People I follow who follow me may write to me')}
          </Switch>
        </div>
      </Panel>
    </main>
  )
}

/** The parts of profile editing. */
export function EditPage() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1} className={sheet.bare}>
      <h1 className={css.title}>{say('编辑资料', 'Edit profile')}</h1>
      <Panel id="basic" title={say('基本资料', 'Basics')} titleSize="card">
        <div className={css.form}>
          <TextField label={say('用户名', 'User name')} defaultValue="顾南星" />
          <TextField
            label={say('一句话介绍', 'In one sentence')}
            defaultValue={say('做预报的人，先学会承认不确定。', 'Who forecasts learns to admit doubt first.')}
          />
        </div>
      </Panel>
      <Panel id="work" title={say('工作经历', 'Work')} titleSize="card">
        <div className={css.form}>
          <TextField
            label={say('公司', 'Company')}
            defaultValue={say('东海数值预报中心', 'East China Sea forecast centre')}
          />
          <TextField label={say('职位', 'Job')} defaultValue={say('算法工程师', 'Engineer')} />
        </div>
      </Panel>
      <Panel id="education" title={say('教育经历', 'Education')} titleSize="card">
        <div className={css.form}>
          <TextField label={say('学校', 'School')} defaultValue={say('南京信息工程大学', 'NUIST')} />
        </div>
      </Panel>
    </main>
  )
}
