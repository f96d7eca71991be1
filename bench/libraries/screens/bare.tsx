import { createRoot } from 'react-dom/client'

createRoot(document.body.appendChild(document.createElement('main'))).render(<h1>队伍</h1>)
