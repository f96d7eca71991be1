import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Core/TextField',
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. **Not** for figures (`NumberField`), dates (`DateField`), codes (`OtpField`) or searching (`SearchField`).',
      },
    },
  },
  component: TextField,
  args: { label: '说明', onChange: fn() },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  args: { labelNote: '选填，队友可见' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /说明/ }), '五折集成')
    await expect(args.onChange).toHaveBeenLastCalledWith('五折集成')
  },
})

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <TextField label="说明" labelNote="选填，队友可见" placeholder="这一版改了什么" />
      <TextField label="手机号或邮箱" prefix="+86" defaultValue="138 0013 8000" hint="可直接粘贴" />
      <TextField
        label="邮箱"
        defaultValue="lin@shulei"
        hint="用来接收结果通知"
        errorMessage="邮箱不完整，@ 后面缺少域名，例如 shulei.example"
      />
      <TextField label="队名" defaultValue="近岸观察组" counter={{ text: '5 / 20' }} />
      <TextField
        label="队名"
        defaultValue="近岸观察组近岸观察组近岸观察组近岸观察组近岸"
        counter={{ text: '22 / 20', isOver: true }}
        errorMessage="队名最多 20 个字"
      />
      <TextField label="学号" defaultValue="20261121" isDisabled />
      <TextField label="真实姓名" defaultValue="林晓舟" isReadOnly hint="已实名，不能修改" />
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const Invalid = meta.story({
  args: { errorMessage: '请填写说明' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('请填写说明')
  },
})

export const LongText = meta.story({
  args: { label: han50, labelNote: longEnglish, hint: longEnglish, errorMessage: han50, defaultValue: han50 },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Note', labelNote: 'optional, your team sees it', placeholder: 'What changed in this version' },
})
