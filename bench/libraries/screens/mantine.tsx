import '@mantine/core/styles.css'
import {
  Autocomplete,
  Avatar,
  Button,
  MantineProvider,
  Modal,
  Pagination,
  Popover,
  Tabs,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fields, find, notices, tabs } from './people.ts'

function Receiver() {
  const [data, setData] = useState<string[]>([])
  return <Autocomplete label="收信人" data={data} onChange={async (text) => setData(await find(text))} />
}

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider>
      <h1>队伍</h1>
      <Avatar>顾</Avatar>
      <Popover>
        <Popover.Target>
          <Button>通知</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      <Button variant="filled" onClick={() => setOpen(true)}>
        建队
      </Button>
      <Modal title="建队" opened={isOpen} onClose={() => setOpen(false)}>
        {fields.map((label) => (
          <TextInput key={label} label={label} />
        ))}
        <Receiver />
      </Modal>
      <Tabs defaultValue={tabs[0] ?? ''}>
        <Tabs.List>
          {tabs.map((label) => (
            <Tabs.Tab key={label} value={label}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((label) => (
          <Tabs.Panel key={label} value={label}>
            {label}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Pagination total={9} value={2} />
    </MantineProvider>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Screen />)
