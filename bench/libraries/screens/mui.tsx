import Autocomplete from '@mui/material/Autocomplete'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Pagination from '@mui/material/Pagination'
import Popover from '@mui/material/Popover'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fields, find, notices, tabs } from './people.ts'

function Receiver() {
  const [options, setOptions] = useState<string[]>([])
  return (
    <Autocomplete
      options={options}
      onInputChange={async (_, text) => setOptions(await find(text))}
      renderInput={(props) => <TextField {...props} label="收信人" />}
    />
  )
}

function Screen() {
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [tab, setTab] = useState(0)
  return (
    <>
      <h1>队伍</h1>
      <Avatar>顾</Avatar>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>通知</Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </Popover>
      <Button variant="contained" onClick={() => setOpen(true)}>
        建队
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>建队</DialogTitle>
        <DialogContent>
          {fields.map((label) => (
            <TextField key={label} label={label} />
          ))}
          <Receiver />
        </DialogContent>
      </Dialog>
      <Tabs value={tab} onChange={(_, value) => setTab(value)}>
        {tabs.map((label) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
      <p>{tabs[tab]}</p>
      <Pagination count={9} page={2} />
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Screen />)
