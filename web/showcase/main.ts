// A page for illustrators: a saved scene on the stage, without a server. /showcase/?scene=giza-3-30&theme=dark

import { mount } from 'svelte';
import '../src/theme.css';
import Showcase from './Showcase.svelte';

mount(Showcase, { target: document.getElementById('app')! });
