import { HomeDefaultLayout } from '@shulei/layouts/HomeDefaultLayout/HomeDefaultLayout.tsx'
import { Outlet } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'

export default function Layout() {
  return (
    <Chrome layout={HomeDefaultLayout}>
      <Outlet />
    </Chrome>
  )
}
