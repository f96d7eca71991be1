import { AutoComplete, Avatar, Button, Form, Input, Modal, Pagination, Popover, Tabs } from 'antd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fields, find, notices, tabs } from './people.ts'

function Receiver() {
  const [options, setOptions] = useState<{ value: string }[]>([])
  return (
    <Form.Item label="收信人" name="receiver">
      <AutoComplete
        options={options}
        onSearch={async (text) => setOptions((await find(text)).map((value) => ({ value })))}
      />
    </Form.Item>
  )
}

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>队伍</h1>
      <Avatar>顾</Avatar>
      <Popover
        trigger="click"
        title="通知"
        content={
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        }
      >
        <Button>通知</Button>
      </Popover>
      <Button type="primary" onClick={() => setOpen(true)}>
        建队
      </Button>
      <Modal title="建队" open={isOpen} onCancel={() => setOpen(false)}>
        <Form layout="vertical">
          {fields.map((label) => (
            <Form.Item key={label} label={label} name={label}>
              <Input />
            </Form.Item>
          ))}
          <Receiver />
        </Form>
      </Modal>
      <Tabs items={tabs.map((label) => ({ key: label, label, children: label }))} />
      <Pagination current={2} total={90} />
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Screen />)
