import '@shulei/themes/site/site.css.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ComboBox, type ComboBoxOption } from '@shulei/ui/ComboBox/ComboBox.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Popover } from '@shulei/ui/Popover/Popover.tsx'
import { Tabs } from '@shulei/ui/Tabs/Tabs.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useState } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { createRoot } from 'react-dom/client'
import { fields, find, notices, tabs } from './people.ts'

function Receiver() {
  const [value, setValue] = useState<ComboBoxOption | null>(null)
  const [options, setOptions] = useState<ComboBoxOption[]>([])
  return (
    <ComboBox
      label="收信人"
      placeholder="姓名"
      value={value}
      onChange={setValue}
      options={options}
      onSearch={async (text) => setOptions((await find(text)).map((label) => ({ id: label, label })))}
      loadingText="正在找"
      emptyText="没有找到"
      removeLabel={(name) => `移除${name}`}
    />
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <h1>队伍</h1>
    <Avatar name="顾南星" label="顾南星" />
    <DialogTrigger>
      <Button>通知</Button>
      <Popover label="通知">
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </Popover>
    </DialogTrigger>
    <DialogTrigger>
      <Button variant="primary">建队</Button>
      <Dialog title="建队" closeLabel="关闭">
        {fields.map((label) => (
          <TextField key={label} label={label} />
        ))}
        <Receiver />
      </Dialog>
    </DialogTrigger>
    <Tabs label="竞赛" items={tabs.map((label) => ({ id: label, label, content: label }))} />
    <Pagination
      label="分页"
      page={2}
      pageCount={9}
      linkTo={(page) => ({ href: `?page=${page}` })}
      pageLabel={(page) => `第 ${page} 页`}
      previousText="上一页"
      nextText="下一页"
    />
  </>,
)
