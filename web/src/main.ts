import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { preferences } from './i18n/text.svelte';

// The theme "as the system" follows the system while the page is open.
const dark = matchMedia('(prefers-color-scheme: dark)');
dark.addEventListener('change', () => preferences.apply());
preferences.apply();

mount(App, { target: document.getElementById('app')! });
