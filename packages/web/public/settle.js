// Before the first paint: the visitor's own light, so that a light room is never dark for a moment.
// The page itself reads all settings a little later; see settings.ts.
let room;
try {
  room = JSON.parse(localStorage.getItem('cardroom.settings') ?? 'null')?.room;
} catch {
  // No storage, or somebody else's text in it: the room is as found.
}
const daylight = room !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches;
if (room === 'light' || daylight) document.documentElement.dataset.room = 'light';
