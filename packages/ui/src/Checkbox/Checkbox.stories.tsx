import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Core/Checkbox',
  parameters: {
    keyboard: [['Space', 'on and off']],
    docs: {
      description: {
        component:
          'One yes or no that is sent with a form, or several of a set. **Not** for a setting that acts at once (`Switch`), nor for one of several (`RadioGroup`).',
      },
    },
  },
  component: Checkbox,
  args: { children: '公开这次提交的说明', onChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('公开这次提交的说明'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})
Default.test('the space bar ticks it', async ({ canvas, userEvent }) => {
  canvas.getByRole('checkbox').focus()
  const before = (canvas.getByRole('checkbox') as HTMLInputElement).checked
  await userEvent.keyboard(' ')
  await expect((canvas.getByRole('checkbox') as HTMLInputElement).checked).toBe(!before)
})

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={`${frames.column} ${frames.surface}`}>
      <Checkbox>未选</Checkbox>
      <Checkbox defaultSelected>
        我已阅读并同意 <TextLink href="#terms">服务条款</TextLink> 和 <TextLink href="#privacy">隐私政策</TextLink>
      </Checkbox>
      <Checkbox isIndeterminate>部分选中</Checkbox>
      <Checkbox hint="队友和主办方可以看到">公开说明</Checkbox>
      <Checkbox errorMessage="请先同意参赛协议">我同意参赛协议</Checkbox>
      <Checkbox isDisabled>不可选</Checkbox>
      <Checkbox isDisabled defaultSelected>
        不可取消
      </Checkbox>
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Checkbox hint={longEnglish} errorMessage={han50}>
        {han50}
      </Checkbox>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { children: 'Show the note of this submission to everybody' },
})
