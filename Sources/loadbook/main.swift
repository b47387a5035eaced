print("loadbook")
