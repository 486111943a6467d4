// Before the first paint: the visitor's own light, so that a light room is never dark for a moment.
// The page itself reads all settings a little later; see settings.ts.
try {
  const kept = JSON.parse(localStorage.getItem('cardroom.settings') ?? 'null');
  if (kept?.room === 'light') document.documentElement.dataset.room = 'light';
} catch {
  // No storage, or somebody else's text in it: the room is as found.
}
